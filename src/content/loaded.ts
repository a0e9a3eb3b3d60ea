import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { DocsInstance } from './instances';

/**
 * The pages of an instance as the framework loaded them for the language of the build: with title and permalink,
 * and the original of each page that is not translated. For `allContentLoaded` of a plugin.
 */
export function loadedDocs(allContent: AllContent, instance: DocsInstance['id']): DocMetadata[] {
  const content = allContent['docusaurus-plugin-content-docs']?.[instance] as LoadedContent | undefined;
  return content?.loadedVersions.flatMap(({ docs }) => docs) ?? [];
}
