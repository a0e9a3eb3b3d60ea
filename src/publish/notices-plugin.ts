/**
 * Docusaurus plugin that writes the licenses of all third-party code and fonts that readers receive to `third-party-notices.txt`. The build
 * fails if a package or font has no license text, or if its license has additional requirements.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BundledFiles, packagesOf } from './notices/bundled';
import { allNotices, fontNotices, noticeOf, NOTICES_FILE, noticesText } from './notices/notices';

const TEXTS = path.join(__dirname, 'notices/texts');

interface NoticesOptions {
  /** Files in scripts outside the application, known before `postBuild` starts. */
  readonly beside: readonly string[];
}

export default function noticesPlugin({ siteDir, siteConfig }: LoadContext, { beside }: NoticesOptions): Plugin {
  const bundled = new BundledFiles();
  return {
    name: 'notices',
    // This isn't done on the development server, where listing all modules would take a quarter of a second after each change.
    configureWebpack: (_config, isServer) => (isServer || process.env.NODE_ENV === 'development' ? {} : { plugins: [bundled] }),
    postBuild({ outDir }) {
      const packages = packagesOf([...bundled.files, ...beside]).map((folder) => () => noticeOf(folder, TEXTS));
      const fonts = siteConfig.staticDirectories.map((folder) => () => fontNotices(path.resolve(siteDir, folder)));
      writeFileSync(path.join(outDir, NOTICES_FILE), noticesText(allNotices([...packages, ...fonts])));
    },
  };
}
