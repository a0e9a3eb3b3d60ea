import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsInstance } from './instances';

/** An item of a sidebar as the framework loaded it. */
export type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The versions of an instance as the framework loaded them. For `allContentLoaded` of a plugin. */
export function loadedVersions(allContent: AllContent, instance: DocsInstance['id']): LoadedVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[instance] as LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}

/**
 * The pages of an instance as the framework loaded them for the language of the build: with title and permalink,
 * and the original of each page that is not translated. For `allContentLoaded` of a plugin.
 */
export const loadedDocs = (allContent: AllContent, instance: DocsInstance['id']): DocMetadata[] =>
  loadedVersions(allContent, instance).flatMap(({ docs }) => docs);

/** What the sidebars of an instance hold, in order, with the labels of the language of the build. For `allContentLoaded` of a plugin. */
export const loadedSidebar = (allContent: AllContent, instance: DocsInstance['id']): SidebarItem[] =>
  loadedVersions(allContent, instance).flatMap(({ sidebars }) => Object.values(sidebars).flat());
