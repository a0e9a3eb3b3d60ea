/** VitePress' default theme. Formulas use markdown-it-mathjax3. */
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

const { title, languages, sidebars, labels } = JSON.parse(readFileSync('source.json', 'utf8'));
const [root] = Object.keys(languages);

function sidebar(lang) {
  const base = lang === root ? '/' : `/${lang}/`;
  const items = (list) =>
    list.map((item) =>
      typeof item === 'string'
        ? { text: labels[lang][item], link: base + item }
        : { text: item.label, collapsed: item.collapsed, items: items(item.items) },
    );
  return Object.fromEntries(Object.entries(sidebars).map(([name, list]) => [name === 'home' ? base : `${base}${name}/`, items(list)]));
}

export default defineConfig({
  title,
  cleanUrls: true,
  ignoreDeadLinks: true,
  markdown: {
    math: true,
    // Recommended in its documentation for text with braces. Otherwise, `{{.Mounts}}` in running text would be a Vue expression.
    config(md) {
      const inline = md.renderer.rules.code_inline;
      md.renderer.rules.code_inline = (...args) => inline(...args).replace('<code', '<code v-pre');
    },
  },
  locales: Object.fromEntries(
    Object.entries(languages).map(([lang, label]) => [
      lang === root ? 'root' : lang,
      { label, lang, themeConfig: { sidebar: sidebar(lang) } },
    ]),
  ),
});
