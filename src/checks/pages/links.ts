/** Checks that every file and heading that a page links to exists. */
import path from 'node:path/posix';
import type { Definition, Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { elementsOf, lineOf, neededBy, nodesOf, type Page } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check, Site } from './types';

const EXTERNAL = /^(?:https?:|mailto:)/;
/** Link texts that are meaningless in the list of links that a screen reader can read out. */
const EMPTY_TEXTS = ['here', 'click here', 'this', 'this page', 'link', 'read more', 'more', 'qui', 'clicca qui', 'questa pagina'];

interface Target {
  readonly page?: Page;
  readonly problem?: Problem;
}

const isOriginal = ({ instance, locale }: Page): boolean => locale === instance.locale;

/** Returns the page that a relative file link leads to: the translation if there is one, and the original otherwise. */
function fileTarget(file: string, page: Page, site: Site): Target {
  if (!/\.mdx?$/.test(file))
    return { problem: { message: `link ${file} doesn’t name a file`, hint: 'write the file with its extension: ./object-lock.md' } };
  const id = path.join(path.dirname(page.id), file).replace(/\.mdx?$/, '');
  const sameId = site.pages.filter((other) => other.instance.id === page.instance.id && other.id === id);
  const target = sameId.find(({ locale }) => locale === page.locale) ?? sameId.find(isOriginal);
  return target
    ? { page: target }
    : { problem: { message: `link to ${file}, which doesn’t exist`, hint: 'correct the path, or name the page without a link' } };
}

function routeTarget(route: string, page: Page, site: Site): Target {
  const clean = route.replace(/(.)\/$/, '$1');
  const target = site.pages.find((other) => other.route === clean && isOriginal(other));
  if (target === undefined) {
    if (site.otherRoutes.includes(clean) || site.sizeOf(path.join('static', clean)) !== undefined) return {};
    const renamed = site.formerAddresses[clean];
    const hint = renamed === undefined ? 'correct it, or name the page without a link' : `the page was renamed; write ${renamed}`;
    return { problem: { message: `link to ${route}, but no page has this route`, hint } };
  }
  if (target.instance.id !== page.instance.id) return { page: target };
  const file = path.relative(path.dirname(page.id), target.id);
  return {
    page: target,
    problem: {
      message: `link ${route} leads to the same section`,
      hint: `write the file: ${file.startsWith('.') ? file : `./${file}`}.md`,
    },
  };
}

function findTarget(file: string, page: Page, site: Site): Target {
  if (file === '') return { page };
  return file.startsWith('/') ? routeTarget(file, page, site) : fileTarget(file, page, site);
}

/** Returns whether a page has an anchor. It searches for the heading's line first, because parsing every linked page would be slow. */
const hasAnchor = (target: Page, anchor: string): boolean =>
  target.text.split('\n').some((line) => /^###? /.test(line) && line.endsWith(` {#${anchor}}`)) || target.anchors.has(anchor);

/** Returns a page as the site publishes it, or undefined if the site doesn't have it. Links to such a page become text. */
function publishedPage(page: Page, { lacking }: Site): Page | undefined {
  if (lacking === undefined) return page;
  return neededBy(page).includes(lacking) ? undefined : page.without(lacking);
}

function anchorProblem(anchor: string, target: Page, site: Site): Problem | undefined {
  if (hasAnchor(target, anchor)) return undefined;
  if (elementsOf(target.tree).some(({ name }) => name !== null && site.componentAnchors[name]?.includes(anchor))) return undefined;
  const known = [...target.anchors].map((id) => `#${id}`).join(' ');
  return { message: `no heading #${anchor} in ${target.file}`, hint: known ? `take one of ${known}` : 'pin an id to the heading' };
}

function urlProblems(url: string, line: number, page: Page, site: Site): Problem[] {
  if (EXTERNAL.test(url)) return [];
  const [address = '', anchor] = url.split('#');
  const [file = ''] = address.split('?');
  const target = findTarget(file, page, site);
  const published = target.page && target.page !== page ? publishedPage(target.page, site) : target.page;
  const missing = anchor !== undefined && published ? anchorProblem(anchor, published, site) : undefined;
  return [target.problem, missing].filter((problem) => problem !== undefined).map((problem) => ({ line, ...problem }));
}

function linkProblems(link: Link | Definition, page: Page, site: Site): Problem[] {
  const line = lineOf(link);
  const problems = urlProblems(link.url, line, page, site);
  const text = toString(link).trim().toLowerCase();
  if (link.type === 'link' && EMPTY_TEXTS.includes(text))
    problems.push({ line, message: `link text "${text}" doesn’t say where it leads`, hint: 'name the page or the task' });
  return problems;
}

export const links: Check = (page, site) => nodesOf(page.tree, 'link', 'definition').flatMap((link) => linkProblems(link, page, site));
