/** Docusaurus plugin that fills in the texts of the home page's diagram, which was drawn by hand for wide and for narrow screens. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { escapeHtml } from '../lib/escape';

/** @param text returns the interface text with an ID, in the language of the build */
export default function homePlugin(_context: LoadContext, { text }: { readonly text: (id: string) => string }): Plugin {
  const files = ['path-wide.svg', 'path-narrow.svg'].map((name) => path.join(__dirname, name));
  const filled = (svg: string): string => svg.replace(/\{([\w.]+)\}/g, (_place, id: string) => escapeHtml(text(`home.path.${id}`)));
  return {
    name: 'home',
    getPathsToWatch: () => files,
    async allContentLoaded({ actions }) {
      await actions.createData('path.json', { html: files.map((file) => filled(readFileSync(file, 'utf8'))).join('') });
    },
  };
}
