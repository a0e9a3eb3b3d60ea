import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsInstance } from './instances';

/** An entry of a sidebar as the framework loaded it: a page, a link, or a category with entries. */
export type SidebarItem = LoadedVersion['sidebars'][string][number];

const versions = (allContent: AllContent, instance: DocsInstance['id']): readonly LoadedVersion[] =>
  (allContent['docusaurus-plugin-content-docs']?.[instance] as LoadedContent | undefined)?.loadedVersions ?? [];

/**
 * The pages of an instance as the framework loaded them for the language of the build: with title and permalink,
 * and the original of each page that is not translated. For `allContentLoaded` of a plugin.
 */
export const loadedDocs = (allContent: AllContent, instance: DocsInstance['id']): DocMetadata[] =>
  versions(allContent, instance).flatMap(({ docs }) => docs);

/** The entries of an instance's sidebars in the language of the build, outermost first. For `allContentLoaded` of a plugin. */
export const loadedSidebars = (allContent: AllContent, instance: DocsInstance['id']): SidebarItem[] =>
  versions(allContent, instance).flatMap(({ sidebars }) => Object.values(sidebars).flat());
