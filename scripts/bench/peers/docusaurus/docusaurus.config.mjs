/**
 * Docusaurus' classic template (create-docusaurus) with documentation pages only. Formulas use remark-math and rehype-katex, with KaTeX's
 * style sheet served by the site itself.
 */
import { cpSync, readFileSync } from 'node:fs';
import { themes } from 'prism-react-renderer';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

const { title, url, languages, sidebars } = JSON.parse(readFileSync('source.json', 'utf8'));
for (const part of ['katex.min.css', 'fonts']) cpSync(`node_modules/katex/dist/${part}`, `static/katex/${part}`, { recursive: true });

export default {
  title,
  url,
  baseUrl: '/',
  future: { v4: true },
  i18n: { defaultLocale: Object.keys(languages)[0], locales: Object.keys(languages) },
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // `.md` files are CommonMark, not MDX.
  markdown: { format: 'detect', hooks: { onBrokenMarkdownLinks: 'ignore' } },
  stylesheets: ['/katex/katex.min.css'],
  presets: [
    [
      'classic',
      {
        blog: false,
        docs: { routeBasePath: '/', sidebarPath: './sidebars.mjs', remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] },
      },
    ],
  ],
  themeConfig: {
    navbar: {
      title,
      items: [
        ...Object.keys(sidebars).map((sidebarId) => ({ type: 'docSidebar', sidebarId, label: sidebarId })),
        { type: 'localeDropdown', position: 'right' },
      ],
    },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: ['bash', 'hcl', 'ini'] },
  },
};
