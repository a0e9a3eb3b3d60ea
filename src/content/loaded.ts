import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsInstance } from './instances';

/** A sidebar item that the framework has loaded. */
export type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the versions of an instance that the framework has loaded. Used in a plugin's `allContentLoaded`. */
export function loadedVersions(allContent: AllContent, instance: DocsInstance['id']): LoadedVersion[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[instance] as LoadedContent | undefined;
  return content?.loadedVersions ?? [];
}

/**
 * Returns the pages of an instance that the framework has loaded for the build's language, with title and permalink. Untranslated pages are
 * included as originals. Used in a plugin's `allContentLoaded`.
 */
export const loadedDocs = (allContent: AllContent, instance: DocsInstance['id']): DocMetadata[] =>
  loadedVersions(allContent, instance).flatMap(({ docs }) => docs);

/** Returns the items in an instance's sidebars, in order, with labels in the build's language. Used in a plugin's `allContentLoaded`. */
export const loadedSidebar = (allContent: AllContent, instance: DocsInstance['id']): SidebarItem[] =>
  loadedVersions(allContent, instance).flatMap(({ sidebars }) => Object.values(sidebars).flat());
