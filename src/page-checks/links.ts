/** Links: every file and heading that a page leads to is there. */
import path from 'node:path/posix';
import type { Definition, Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { elements, lineOf } from './parse';
import type { Check, Fault, Page, Site } from './types';

const EXTERNAL = /^(?:https?:|mailto:)/;
/** Texts that say nothing to who hears a list of the page's links. */
const EMPTY_TEXTS = ['here', 'click here', 'this', 'this page', 'link', 'read more', 'more', 'qui', 'clicca qui', 'questa pagina'];

interface Target {
  readonly page?: Page;
  readonly fault?: Omit<Fault, 'line'>;
}

/** The page of a relative file link: the translation if there is one, else its original. */
function fileTarget(file: string, page: Page, site: Site): Target {
  if (!/\.mdx?$/.test(file))
    return { fault: { message: `link ${file} names no file`, cure: 'write the file with its extension: ./object-lock.md' } };
  const id = path.join(path.dirname(page.id), file).replace(/\.mdx?$/, '');
  const sameId = site.pages.filter((other) => other.instance.id === page.instance.id && other.id === id);
  const target = sameId.find((other) => other.locale === page.locale) ?? sameId[0];
  return target
    ? { page: target }
    : { fault: { message: `link to ${file}, which does not exist`, cure: 'correct the path, or name the page without a link' } };
}

function routeTarget(route: string, page: Page, site: Site): Target {
  const clean = route.replace(/(.)\/$/, '$1');
  const target = site.pages.find((other) => other.route === clean && other.locale === site.defaultLocale);
  if (target === undefined) {
    const isThere = site.otherRoutes.includes(clean) || site.exists(path.join('static', clean));
    return isThere
      ? {}
      : { fault: { message: `link to ${route}, a route that no page has`, cure: 'correct it, or name the page without a link' } };
  }
  if (target.instance.id !== page.instance.id) return { page: target };
  const file = path.relative(path.dirname(page.id), target.id);
  return {
    page: target,
    fault: { message: `link ${route} stays in this section`, cure: `write the file: ${file.startsWith('.') ? file : `./${file}`}.md` },
  };
}

function findTarget(file: string, page: Page, site: Site): Target {
  if (file === '') return { page };
  return file.startsWith('/') ? routeTarget(file, page, site) : fileTarget(file, page, site);
}

function anchorFault(anchor: string, target: Page, site: Site): Omit<Fault, 'line'> | undefined {
  if (target.anchors.has(anchor)) return undefined;
  if (elements(target.tree).some(({ name }) => name !== null && site.componentAnchors[name]?.includes(anchor))) return undefined;
  const known = [...target.anchors].map((id) => `#${id}`).join(' ');
  return { message: `no heading #${anchor} in ${target.file}`, cure: known ? `take one of ${known}` : 'pin an id there' };
}

function urlFaults(url: string, line: number, page: Page, site: Site): Fault[] {
  if (EXTERNAL.test(url)) return [];
  const [address = '', anchor] = url.split('#');
  const [file = ''] = address.split('?');
  const target = findTarget(file, page, site);
  const missing = anchor !== undefined && target.page ? anchorFault(anchor, target.page, site) : undefined;
  return [target.fault, missing].filter((fault) => fault !== undefined).map((fault) => ({ line, ...fault }));
}

function linkFaults(link: Link | Definition, page: Page, site: Site): Fault[] {
  const line = lineOf(link);
  const faults = urlFaults(link.url, line, page, site);
  const text = toString(link).trim().toLowerCase();
  if (link.type === 'link' && EMPTY_TEXTS.includes(text))
    faults.push({ line, message: `link text "${text}" does not say where it leads`, cure: 'name the page or the task' });
  return faults;
}

export const links: Check = {
  name: 'links',
  run: (page, site) => {
    const faults: Fault[] = [];
    visit(page.tree, ['link', 'definition'], (node) => {
      if (node.type === 'link' || node.type === 'definition') faults.push(...linkFaults(node, page, site));
    });
    return faults;
  },
};
