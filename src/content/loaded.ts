import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsInstance } from './instances';

/** A sidebar item as loaded by the framework. */
export type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The versions of an instance as loaded by the framework. For `allContentLoaded` of a plugin. */
export function loadedVersions(allContent: AllContent, instance: DocsInstance['id']): LoadedVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[instance] as LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}

/**
 * The pages of an instance as loaded by the framework for the language of the build, with title and permalink. Untranslated pages are
 * included as originals. For `allContentLoaded` of a plugin.
 */
export const loadedDocs = (allContent: AllContent, instance: DocsInstance['id']): DocMetadata[] =>
  loadedVersions(allContent, instance).flatMap(({ docs }) => docs);

/** The content of an instance's sidebars, in order, with labels in the language of the build. For `allContentLoaded` of a plugin. */
export const loadedSidebar = (allContent: AllContent, instance: DocsInstance['id']): SidebarItem[] =>
  loadedVersions(allContent, instance).flatMap(({ sidebars }) => Object.values(sidebars).flat());
