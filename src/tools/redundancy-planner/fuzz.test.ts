/** Checks that any field input or hand-edited address gets a response: a message or numbers, but never NaN, infinity, or a crash. */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadToolMessages, type Messages } from '../../content';
import { cases, randomFor, someOf } from '../../lib/testing/fuzz';
import { Answer } from '../parts/Tool';
import { useNumbers } from '../parts/use-numbers';
import type { AnyField } from '../parts/form';
import type { NumberRange } from '../parts/read';
import { createCommand, planAsJson, planOf } from './core/plan';
import { FORM, readInput, type FormTexts } from './fields';
import { Form } from './Form';
import { answerOf, Results } from './Results';

type Values = Readonly<Record<string, unknown>>;

const site = vi.hoisted((): { locale: string; words: Messages } => ({ locale: 'en', words: {} }));
const translate = vi.hoisted(() => ({ id }: { id: string }, values: Values = {}): string => {
  const word = site.words[id];
  if (word === undefined) throw new Error(`no text ${id} in ${site.locale}`);
  return word.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
});
vi.mock('@docusaurus/Translate', () => ({ translate, default: (props: { id: string }) => translate(props) }));
vi.mock('../parts/Terms', () => ({ Terms: ({ text }: { text: string }) => text }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    i18n: { currentLocale: site.locale },
    siteConfig: { customFields: { brand: { cli: 'composer', features: ['composer'] } } },
  }),
}));

type FieldName = keyof FormTexts;

const NAMES = Object.keys(FORM.fields) as FieldName[];
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

/** Generates text for a field: valid values, limits, and invalid values. */
function textOf(name: FieldName, random: () => number): string {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  const field: AnyField & NumberRange = FORM.fields[name];
  const { min, max, whole = false } = field;
  const within = (): string => {
    // Most values are small, as they are in realistic layouts.
    const value = min + (Math.min(max, 40) - min) * random() ** 3;
    return String(whole ? Math.round(value) : Number(value.toPrecision(3)));
  };
  const kind = random();
  if (kind < 0.04) return pick(ODD) ?? '';
  if (kind < 0.1) return String(pick([min, max]));
  if (kind < 0.4 || field.kind !== 'list') return within();
  return Array.from({ length: 1 + Math.floor(random() * 6) }, within).join(pick([' ', ';', ' ; ', '/', ' / ']) ?? ' ');
}

const WRONG = /NaN|∞|Infinity|undefined|\[object|\bnull\b|>-\d/;

/** Renders everything that the reader sees for these field values. */
function shownFor(texts: FormTexts): string {
  const { input, ...wrong } = readInput(texts);
  const ignore = (): void => undefined;
  const form = createElement(Form, { texts: FORM.address.none, ...wrong, problems: [], onChange: ignore });
  if (!input) {
    // Every invalid input must have a message next to its field.
    expect(Object.keys({ ...wrong.faults, ...wrong.mismatches })).not.toEqual([]);
    return renderToStaticMarkup(form);
  }
  const plan = planOf(input);
  const Answered = (): ReactNode => createElement(Answer, { answer: answerOf({ input, plan }, useNumbers()) });
  const results = createElement('div', {}, createElement(Answered), createElement(Results, { input, plan }));
  const copied = `${planAsJson(input, plan)}${createCommand('composer', input.own)}`;
  return renderToStaticMarkup(form) + renderToStaticMarkup(results) + copied;
}

describe.each(['en', 'it'])('%s', (locale) => {
  const textsOf = (tool: string): Messages => loadToolMessages(process.cwd(), locale, tool);
  // Other texts aren't available, because the tool loads every text that it uses.
  const words = { ...textsOf('parts'), ...textsOf('redundancy-planner') };
  beforeEach(() => Object.assign(site, { locale, words }));

  it('the planner itself', () => {
    const shown = shownFor(FORM.address.none);
    expect(shown).toContain('320 TB');
    expect(shown).not.toMatch(WRONG);
  });

  it('a layout that does not work has no space, nines or order', () => {
    const shown = shownFor({ ...FORM.address.none, innerN: '250', innerK: '6', nodes: '256' });
    const form = shown.slice(0, shown.indexOf('</form>'));
    const results = shown.slice(form.length, shown.indexOf('"input"') - 1);
    expect(results).toContain('256');
    expect(results).not.toMatch(/TB|<table/);
  });

  it.each(NAMES)('%s holds something odd', (name) => {
    const parsed = someOf(ODD, 8, `${locale} ${name}`).map((odd) =>
      FORM.address.parse(`?${new URLSearchParams({ [FORM.parameters[name]]: odd }).toString()}`),
    );
    // Field values with the same meaning are shown the same way, so render them only once.
    const distinct = new Map(parsed.map((texts) => [JSON.stringify(readInput(texts)), texts]));
    const bad = [...distinct.values()].filter((texts) => WRONG.test(shownFor(texts)));
    expect(bad).toEqual([]);
  });

  it.each([1, 2, 3, 4])('all fields hold something, %i', (seed) => {
    const random = randomFor(`${locale} ${seed}`);
    const runs = cases(8);
    let plans = 0;
    for (let run = 0; run < runs; run += 1) {
      const changed = NAMES.filter(() => random() < 0.4);
      const texts = { ...FORM.address.none, ...Object.fromEntries(changed.map((name) => [name, textOf(name, random)])) };
      const shown = shownFor(texts);
      if (WRONG.test(shown)) throw new Error(`${WRONG.exec(shown)?.[0]} for ${JSON.stringify(texts)}`);
      if (shown.includes('"input"')) plans += 1;
    }
    expect(plans).toBeGreaterThan(runs / 10);
  });
});
