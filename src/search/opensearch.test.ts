import { load } from 'cheerio';
import { expect, it } from 'vitest';

import { openSearchXml } from './opensearch';

const facts = {
  name: 'Arnia',
  longName: 'Docs',
  description: 'All',
  language: 'en',
  site: 'https://docs.example.com/',
  icon: 'https://docs.example.com/i.svg',
};

it('keeps to the lengths of the format', () => {
  const $ = load(openSearchXml({ ...facts, name: 'A name that is too long', longName: 'x'.repeat(100), description: 'x'.repeat(2_000) }), {
    xml: true,
  });
  expect($('ShortName').text()).toBe('A name that is t');
  expect($('LongName').text()).toHaveLength(48);
  expect($('Description').text()).toHaveLength(1_024);
});

it('escapes what XML would take for markup', () => {
  const xml = openSearchXml({ ...facts, name: '<R&D> "x"' });
  expect(xml).not.toContain('<R&D>');
  expect(load(xml, { xml: true })('ShortName').text()).toBe('<R&D> "x"');
});
