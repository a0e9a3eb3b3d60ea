/** Checks that any field input or hand-edited address gets a response: a message or numbers, but never NaN, infinity, or a crash. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadToolMessages, type Messages } from '../../content';
import { cases, randomFor, someOf } from '../../lib/testing/fuzz';
import { usageByDay } from './core/model';
import { formFor, readInput, type FormTexts } from './fields';
import { answerOf, Form, Results } from './view';
import { EXAMPLE } from './tables';

type Values = Readonly<Record<string, unknown>>;

const site = vi.hoisted((): { locale: string; words: Messages; features: readonly string[] } => ({
  locale: 'en',
  words: {},
  features: [],
}));
const translate = vi.hoisted(() => ({ id }: { id: string }, values: Values = {}): string => {
  const word = site.words[id];
  if (word === undefined) throw new Error(`no text ${id} in ${site.locale}`);
  return word.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
});
vi.mock('@docusaurus/Translate', () => ({ translate, default: (props: { id: string }) => translate(props) }));
vi.mock('../parts/Terms', () => ({ Terms: ({ text }: { text: string }) => text }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ i18n: { currentLocale: site.locale }, siteConfig: { customFields: { brand: { features: site.features } } } }),
}));

const FORM = formFor(256);
const NAMES = (Object.keys(FORM.fields) as (keyof FormTexts)[]).filter((name) => name !== 'versioning');
const ODD = ['', ' ', '-1', '+3', '1,5', '1e3', '0x10', '1.000,5', '１２', '½', 'NaN', 'Infinity', '<b>', '%', '\u0000', '9'.repeat(400)];
const WRONG = /NaN|∞|Infinity|undefined|\[object|\bnull\b|>-\d|\{[a-z]+\}/;

/** Renders everything that the reader sees for these field values. */
function shownFor(texts: FormTexts): string {
  const { input, ...wrong } = readInput(FORM, texts);
  const ignore = (): void => undefined;
  const form = renderToStaticMarkup(createElement(Form, { form: FORM, texts: FORM.address.none, ...wrong, onChange: ignore }));
  if (input) {
    const days = usageByDay(input);
    return form + JSON.stringify(answerOf(days, site.locale)) + renderToStaticMarkup(createElement(Results, { input, days }));
  }
  // Every invalid input must have a message next to its field.
  expect(form).toContain('aria-invalid="true"');
  return form;
}

it.each([
  [256, 256_000],
  [null, 0],
])('the tool begins with the example of the page, and with the minimum size of the service: %j KB', (kb, minimum) => {
  const form = formFor(kb);
  expect(readInput(form, form.address.none).input).toEqual({
    objects: 100_000,
    size: 5_000_000,
    added: 5_000,
    overwritten: 30_000,
    deleted: 1_000,
    isVersioned: true,
    lockDays: 0,
    expireDays: undefined,
    noncurrentDays: undefined,
    abortDays: undefined,
    unfinished: 60,
    unfinishedSize: 500_000_000,
    minimum,
  });
});

it.each([
  [['smallestBilledSize'] as const, 64_000],
  [[], 0],
])('the minimum size in an address counts only if the service has one: %j', (features, minimum) => {
  const form = formFor(features.length > 0 ? 256 : null);
  expect(readInput(form, form.address.parse('?m=64', features)).input).toEqual({ ...EXAMPLE, minimum });
});

describe.each(['en', 'it'])('%s', (locale) => {
  const textsOf = (tool: string): Messages => loadToolMessages(process.cwd(), locale, tool);
  const words = { ...textsOf('parts'), ...textsOf('usage-estimate') };
  beforeEach(() => Object.assign(site, { locale, words, features: ['objectLock', 'smallestBilledSize'] }));

  it.each(NAMES)('%s holds something odd', (name) => {
    const ends = [FORM.fields[name].min, FORM.fields[name].max].map(String);
    const bad = someOf([...ODD, ...ends], 4, `${locale} ${name}`).filter((odd) =>
      WRONG.test(shownFor({ ...FORM.address.none, [name]: odd })),
    );
    expect(bad).toEqual([]);
  });

  it('a service that lacks all features has no field for the smallest billed size, and no text about the others', () => {
    expect(shownFor(FORM.address.none)).toContain(words['usage.field.minimum']);
    site.features = [];
    expect(shownFor(FORM.address.none)).not.toContain(words['usage.field.minimum']);
    for (const noncurrentDays of ['', '30'])
      expect(shownFor({ ...FORM.address.none, noncurrentDays })).not.toMatch(/Object Lock|lifecycle|ciclo di vita/);
  });

  it('a lock without versioning is refused beside the lock', () => {
    expect(readInput(FORM, { ...FORM.address.none, versioning: 'off', lockDays: '3' })).toEqual({
      input: undefined,
      faults: {},
      isLockAlone: true,
    });
    expect(shownFor({ ...FORM.address.none, versioning: 'off', lockDays: '3' })).toContain(words['usage.fault.lock']);
  });

  it('all fields hold something', () => {
    const random = randomFor(locale);
    for (let run = 0; run < cases(3); run += 1) {
      const changes = NAMES.filter(() => random() < 0.5).map((name) => {
        const { min, max } = FORM.fields[name];
        return [name, random() < 0.2 ? String(max) : String(Math.round(min + (Math.min(max, 1e6) - min) * random() ** 4))];
      });
      const texts: FormTexts = {
        ...FORM.address.none,
        versioning: random() < 0.3 ? 'off' : 'on',
        ...(Object.fromEntries(changes) as Partial<FormTexts>),
      };
      const shown = shownFor(texts);
      if (WRONG.test(shown)) throw new Error(`${WRONG.exec(shown)?.[0]} for ${JSON.stringify(texts)}`);
    }
  });
});
