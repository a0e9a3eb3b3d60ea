/** Whatever stands in the fields or a hand-edited address is answered: a sentence or numbers, never NaN, infinity or a crash. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadToolMessages, type Messages } from '../../content';
import { randomOf } from '../../lib/testing/random';
import { createCommand, planAsJson } from './command';
import { planOf } from './core/plan';
import { ADDRESS, LISTS, NUMBERS, PARAMETERS, type FieldName } from './form/fields';
import { Form } from './form/Form';
import { readInput } from './form/input';
import { Results } from './results/Results';

type Values = Readonly<Record<string, unknown>>;

const site = vi.hoisted((): { locale: string; words: Messages } => ({ locale: 'en', words: {} }));
const translate = vi.hoisted(() => ({ id }: { id: string }, values: Values = {}): string => {
  const word = site.words[id];
  if (word === undefined) throw new Error(`no text ${id} in ${site.locale}`);
  return word.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
});
vi.mock('@docusaurus/Translate', () => ({ translate, default: (props: { id: string }) => translate(props) }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ i18n: { currentLocale: site.locale }, siteConfig: { customFields: { brand: { cli: 'composer' } } } }),
}));

const NAMES = Object.keys(PARAMETERS) as FieldName[];
const ODD = [
  ...['', ' ', '0', '-0', '-1', '+3', '1', '1,5', '1.5', '0,0001', '.5', '5.', '1e3', '1e-9', '1_000', '1.000,5', '１２', '٣', '∞', '½'],
  ...['NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', '[]', '0x10', '<script>', '%', '%E0%A4%A', '\u0000', '\u202e7', '🐝'],
  ...[
    '9'.repeat(400),
    `0.${'0'.repeat(390)}1`,
    '7 1 1 1',
    '7; 1;;1',
    ' 7  1 ',
    '7/1/1',
    '/',
    '7 1 / 1',
    '7\t1\n1',
    '0 0 0',
    '1,5 2,5',
    '-1 4',
  ],
];

/** Texts of a field: what is allowed, its ends, and what is not. */
function textOf(name: FieldName, random: () => number): string {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  const { min, max, whole = false } = name === 'disks' || name === 'sizes' ? LISTS[name] : NUMBERS[name];
  const within = (): string => {
    // Most values are small, as sensible ones are.
    const value = min + (Math.min(max, 40) - min) * random() ** 3;
    return String(whole ? Math.round(value) : Number(value.toPrecision(3)));
  };
  const kind = random();
  if (kind < 0.04) return pick(ODD) ?? '';
  if (kind < 0.1) return String(pick([min, max]));
  if (kind < 0.4 || !(name in LISTS)) return within();
  return Array.from({ length: 1 + Math.floor(random() * 6) }, within).join(pick([' ', ';', ' ; ', '/', ' / ']) ?? ' ');
}

const WRONG = /NaN|∞|Infinity|undefined|\[object|\bnull\b|>-\d/;

/** All that the reader sees of these texts. */
function shownFor(texts: Readonly<Record<FieldName, string>>): string {
  const reading = readInput(texts);
  const faults = 'input' in reading ? undefined : reading;
  const ignore = (): void => undefined;
  const form = createElement(Form, { texts: ADDRESS.none, faults, problems: [], onChange: ignore, onExample: ignore });
  if (faults) {
    // Nothing is refused without a sentence beside a field.
    expect(Object.keys({ ...faults.faults, ...faults.mismatches })).not.toEqual([]);
    return renderToStaticMarkup(form);
  }
  if (!('input' in reading)) return '';
  const plan = planOf(reading.input);
  const results = createElement(Results, { input: reading.input, plan, texts, isStale: false });
  const copied = `${planAsJson(reading.input, plan)}${createCommand('composer', reading.input.own)}`;
  return renderToStaticMarkup(form) + renderToStaticMarkup(results) + copied;
}

describe.each(['en', 'it'])('%s', (locale) => {
  const textsOf = (tool: string): Messages => loadToolMessages(process.cwd(), locale, tool);
  // No others: the tool brings all that it says.
  const words = { ...textsOf('parts'), ...textsOf('redundancy-planner') };
  beforeEach(() => Object.assign(site, { locale, words }));

  it('the planner itself', () => {
    const shown = shownFor(ADDRESS.none);
    expect(shown).toContain('320 TB');
    expect(shown).not.toMatch(WRONG);
  });

  it('a layout that does not work has no space, nines or order', () => {
    const shown = shownFor({ ...ADDRESS.none, innerN: '250', innerK: '6', nodes: '256' });
    const form = shown.slice(0, shown.indexOf('</form>'));
    const results = shown.slice(form.length, shown.indexOf('"input"') - 1);
    expect(results).toContain('256');
    expect(results).not.toMatch(/TB|<table/);
  });

  it.each(NAMES)('%s holds something odd', (name) => {
    const parsed = ODD.map((odd) => ADDRESS.parse(`?${new URLSearchParams({ [PARAMETERS[name]]: odd }).toString()}`));
    // What is read alike is shown alike, and is drawn once.
    const distinct = new Map(parsed.map((texts) => [JSON.stringify(readInput(texts)), texts]));
    const bad = [...distinct.values()].filter((texts) => WRONG.test(shownFor(texts)));
    expect(bad).toEqual([]);
  });

  it.each([1, 2, 3, 4])('all fields hold something, %i', (seed) => {
    const random = randomOf(seed);
    let plans = 0;
    for (let run = 0; run < 50; run += 1) {
      const changed = NAMES.filter(() => random() < 0.4);
      const texts = { ...ADDRESS.none, ...Object.fromEntries(changed.map((name) => [name, textOf(name, random)])) };
      const shown = shownFor(texts);
      if (WRONG.test(shown)) throw new Error(`${WRONG.exec(shown)?.[0]} for ${JSON.stringify(texts)}`);
      if (shown.includes('"input"')) plans += 1;
    }
    expect(plans).toBeGreaterThan(10);
  });
});
