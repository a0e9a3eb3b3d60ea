/** Starlight, set up as in its documentation. Formulas use remark-math and rehype-katex. */
import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { unified } from '@astrojs/markdown-remark';
import { defineConfig, passthroughImageService } from 'astro/config';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

const { title, url, languages, sidebars } = JSON.parse(readFileSync('source.json', 'utf8'));
const items = (list) => list.map((item) => (typeof item === 'string' ? { slug: item } : { ...item, items: items(item.items) }));
const [[root, rootLabel], ...others] = Object.entries(languages);

export default defineConfig({
  site: url,
  image: { service: passthroughImageService() },
  markdown: { processor: unified({ remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex] }) },
  integrations: [
    starlight({
      title,
      locales: { root: { label: rootLabel, lang: root }, ...Object.fromEntries(others.map(([lang, label]) => [lang, { label, lang }])) },
      // One group per docs instance. src/sidebar.mjs shows the page's group.
      sidebar: Object.entries(sidebars).map(([label, list]) => ({ label, items: items(list) })),
      routeMiddleware: './src/sidebar.mjs',
      customCss: ['katex/dist/katex.min.css'],
    }),
  ],
});
