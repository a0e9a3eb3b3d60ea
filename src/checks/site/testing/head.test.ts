import { describe, expect, it } from 'vitest';
import { alternates, descriptions, language, languageMenu, searchDescription, uniqueTitles } from './head';
import { problemsOf, PAGE, siteOf } from './small-site';

const IT = `it/${PAGE}`;
/** A site with Italian at its root. */
const ITALIAN = { defaultLocale: 'it', languages: { it: 'it' } };
const html = (head: string, lang = 'en'): string => `<html lang="${lang}"><head>${head}</head></html>`;
const link = (rel: string, href: string, lang = ''): string =>
  `<link rel="${rel}" ${lang && `hreflang="${lang}"`} href="https://docs.example.com${href}">`;

describe('language', () => {
  it.each([
    ['right', PAGE, html('', 'en'), []],
    ['right in Italian', IT, html('', 'it'), []],
    ['wrong', IT, html('', 'en'), ['html lang is en; expected it']],
    ['absent', PAGE, '<html></html>', ['html lang is absent; expected en']],
  ])('%s', (_case, file, text, expected) => {
    expect(problemsOf(language, siteOf({ [file]: text }), file)).toEqual(expected);
  });
});

describe('description', () => {
  it.each([
    ['there', '<meta name="description" content="Text.">', []],
    ['absent', '<title>Lock</title>', ['meta[name="description"] is absent or empty']],
    ['empty', '<meta name="description" content=" ">', ['meta[name="description"] is absent or empty']],
    ['absent from a page for no search engine', '<title>Search</title><meta name="robots" content="noindex">', []],
  ])('%s', (_case, head, expected) => {
    expect(problemsOf(descriptions, siteOf({ [PAGE]: html(head) }))).toEqual(expected);
  });

  it('is not asked of a 404 page', () => {
    expect(problemsOf(descriptions, siteOf({ '404.html': html('<title>Page Not Found</title>') }), '404.html')).toEqual([]);
  });
});

describe('unique title and description', () => {
  const head = '<title>Lock</title><meta name="description" content="Text.">';
  it('names the duplicate', () => {
    const site = siteOf({ [PAGE]: html(head), 'x/index.html': html(head), 'it/x/index.html': html(head) });
    expect(problemsOf(uniqueTitles, site)).toEqual([
      'title "Lock" is the same as in x/index.html',
      'meta[name="description"] "Text." is the same as in x/index.html',
    ]);
    expect(problemsOf(uniqueTitles, site, 'it/x/index.html')).toEqual([]);
  });
});

describe('canonical and alternates', () => {
  const good =
    link('canonical', '/guides/object-lock') +
    link('alternate', '/guides/object-lock', 'en') +
    link('alternate', '/it/guides/object-lock', 'it') +
    link('alternate', '/guides/object-lock', 'x-default');
  it.each([
    ['right', PAGE, good, []],
    ['right in Italian', IT, good.replace('href="https://docs.example.com/guides', 'href="https://docs.example.com/it/guides'), []],
    [
      'canonical of the other language',
      IT,
      good,
      ['link[rel="canonical"] is https://docs.example.com/guides/object-lock; expected https://docs.example.com/it/guides/object-lock'],
    ],
    ['canonical of the original, whose text it shows', IT, `${good}</head><main><div lang="en"></div></main>`, []],
    [
      'no Italian',
      PAGE,
      good.replace(/<link[^>]*hreflang="it"[^>]*>/, ''),
      ['link[rel="alternate"][hreflang="it"] is absent; expected https://docs.example.com/it/guides/object-lock'],
    ],
    ['home page', 'index.html', good.replaceAll('/guides/object-lock', '/'), []],
    ['Italian home page', 'it/index.html', good.replaceAll('/guides/object-lock', '/').replace('com/"', 'com/it/"'), []],
  ])('%s', (_case, file, head, expected) => {
    expect(problemsOf(alternates, siteOf({ [file]: html(head) }), file)).toEqual(expected);
  });
});

describe('canonical and alternates of a site in Italian', () => {
  const good = ['canonical', 'it', 'x-default'].map((lang) =>
    lang === 'canonical' ? link(lang, '/guides/object-lock') : link('alternate', '/guides/object-lock', lang),
  );
  it.each([
    ['right', good, []],
    ['a page that shows the English text', [...good, '</head><main><div lang="en"></div></main>'], []],
    [
      'another language',
      [...good, link('alternate', '/en/guides/object-lock', 'en')],
      ['link[rel="alternate"][hreflang="en"] is for a language that the site doesn’t have'],
    ],
  ])('%s', (_case, head, expected) => {
    expect(problemsOf(alternates, siteOf({ [PAGE]: html(head.join(''), 'it') }, ITALIAN))).toEqual(expected);
  });
});

describe('language menu', () => {
  const navbar = (...languages: string[]): string =>
    `<nav class="navbar">${languages.map((lang) => `<a lang="${lang}">${lang}</a>`).join('')}</nav>`;
  it.each([
    ['right', navbar('en', 'it'), {}, []],
    ['without a language', navbar('en'), {}, ['.navbar a[lang] lead to “en”; expected “en, it”']],
    ['absent', navbar(), {}, ['.navbar a[lang] lead to “”; expected “en, it”']],
    ['absent because there is one language', navbar(), ITALIAN, []],
    ['with one language', navbar('it'), ITALIAN, ['.navbar a[lang] lead to “it”; expected “”']],
    ['absent with the navbar', '<p>', {}, []],
  ])('%s', (_case, text, facts, expected) => {
    expect(problemsOf(languageMenu, siteOf({ [PAGE]: html(text) }, facts))).toEqual(expected);
  });
});

describe('search description', () => {
  const search = (href: string): string => `<link rel="search" href="${href}">`;
  it.each([
    ['right', PAGE, search('/opensearch.xml'), []],
    ['right in Italian', IT, search('/it/opensearch.xml'), []],
    ['absent', PAGE, '', ['link[rel="search"] is absent; expected /opensearch.xml']],
    ['of the other language', IT, search('/opensearch.xml'), ['link[rel="search"] is /opensearch.xml; expected /it/opensearch.xml']],
  ])('%s', (_case, file, head, expected) => {
    expect(problemsOf(searchDescription, siteOf({ [file]: html(head) }), file)).toEqual(expected);
  });
});
