import { describe, expect, it } from 'vitest';
import { originalLanguage, unusedPhrases } from './original-language';
import { PAGE, problemsOf, siteOf } from './small-site';

const IT = `it/${PAGE}`;
const html = (body: string, head = ''): string => `<html lang="it"><head>${head}</head><body>${body}</body></html>`;

describe('no words of the original language', () => {
  it.each([
    ['text', '<p>Uno of due</p>', 'p', 'Uno of due'],
    ['text beside an element', '<p>Leggi <a>qui</a> the rest</p>', 'p', 'the rest'],
    ['a tooltip', '<p><span title="One of two">Uno</span></p>', 'p > span', 'One of two'],
    ['an alternative text', '<img alt="The shards">', 'img', 'The shards'],
    ['a label', '<button aria-label="Close the menu">×</button>', 'button', 'Close the menu'],
    ['a diagram', '<svg><text>part of it</text></svg>', 'svg > text', 'part of it'],
  ])('finds %s', (_case, body, place, text) => {
    expect(problemsOf(originalLanguage, siteOf({ [IT]: html(body) }), IT)).toEqual([`${place} is in the original language: “${text}”`]);
  });

  it.each([
    ['the title', '<title>The lock</title>'],
    ['the description', '<meta name="description" content="State of the lock.">'],
  ])('finds %s', (_case, head) => {
    expect(problemsOf(originalLanguage, siteOf({ [IT]: html('', head) }), IT)).toHaveLength(1);
  });

  it.each([
    ['the language of the page', '<p>Un’offerta, il file offline</p>'],
    ['code', '<p><code>the key</code></p><pre>of</pre>'],
    ['the bold label of a program', '<p>Scegli <strong>Name of the bucket</strong></p>'],
    ['what says that it is in the original language', '<p lang="en">The original</p>'],
    ['a phrase that stays', '<p>Il motto Internet of Things</p>'],
  ])('leaves %s', (_case, body) => {
    expect(problemsOf(originalLanguage, siteOf({ [IT]: html(body) }), IT)).toEqual([]);
  });

  it('leaves a page that shows its original', () => {
    const body = '<ul><li>The first step</li></ul><main><div lang="en"><p>The text</p></div></main>';
    expect(problemsOf(originalLanguage, siteOf({ [IT]: html(body, '<title>The lock</title>') }), IT)).toEqual([]);
  });

  it('leaves pages in the original language', () => {
    expect(problemsOf(originalLanguage, siteOf({ [PAGE]: html('<p>The text</p>') }))).toEqual([]);
  });
});

it.each([
  ['in a page', '<p>Internet of Things</p>', []],
  ['in no page', '<p>Internet</p>', ['Internet of Things']],
])('knows a phrase that is %s', (_case, body, unused) => {
  expect(unusedPhrases(siteOf({ [IT]: html(body) }))).toEqual(unused);
});
