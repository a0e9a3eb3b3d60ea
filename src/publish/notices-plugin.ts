/**
 * Docusaurus plugin: writes the licences of everything of others that readers get, `third-party-notices.txt`. A package or a
 * font without the words of its licence, or with one that asks for more, ends the build.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BundledFiles, packagesOf } from './notices/bundled';
import { allNotices, fontNotices, noticeOf, NOTICES_FILE, noticesText } from './notices/notices';

const TEXTS = path.join(__dirname, 'notices/texts');

interface NoticesOptions {
  /** Files that are in scripts beside the application's, known when `postBuild` begins. */
  readonly beside: readonly string[];
}

export default function noticesPlugin({ siteDir, siteConfig }: LoadContext, { beside }: NoticesOptions): Plugin {
  const bundled = new BundledFiles();
  return {
    name: 'notices',
    // Not in the writer's server, where the list of all modules, after each change, would take a quarter of a second.
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV === 'development' ? {} : { plugins: [bundled] }),
    postBuild({ outDir }) {
      const packages = packagesOf([...bundled.files, ...beside]).map((folder) => () => noticeOf(folder, TEXTS));
      const fonts = siteConfig.staticDirectories.map((folder) => () => fontNotices(path.resolve(siteDir, folder)));
      writeFileSync(path.join(outDir, NOTICES_FILE), noticesText(allNotices([...packages, ...fonts])));
    },
  };
}
