/** Whatever stands in the fields or a hand-edited address is answered: a sentence or numbers, never NaN, infinity or a crash. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadToolMessages, type Messages } from '../../content';
import { randomOf } from '../../lib/testing/random';
import { ADDRESS, NUMBERS, type FieldName, type NumberName } from './form/fields';
import { Form } from './form/Form';
import { readInput } from './form/input';
import { Results } from './results/Results';
import { EXAMPLE } from './worked';

type Values = Readonly<Record<string, unknown>>;

const site = vi.hoisted((): { locale: string; words: Messages } => ({ locale: 'en', words: {} }));
const translate = vi.hoisted(() => ({ id }: { id: string }, values: Values = {}): string => {
  const word = site.words[id];
  if (word === undefined) throw new Error(`no text ${id} in ${site.locale}`);
  return word.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
});
vi.mock('@docusaurus/Translate', () => ({ translate, default: (props: { id: string }) => translate(props) }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => ({ i18n: { currentLocale: site.locale } }) }));

const NAMES = Object.keys(NUMBERS) as NumberName[];
const ODD = ['', ' ', '-1', '+3', '1,5', '1e3', '0x10', '1.000,5', '１２', '½', 'NaN', 'Infinity', '<b>', '%', '\u0000', '9'.repeat(400)];
const WRONG = /NaN|∞|Infinity|undefined|\[object|\bnull\b|>-\d|\{[a-z]+\}/;

/** All that the reader sees of these texts. */
function shownFor(texts: Readonly<Record<FieldName, string>>): string {
  const reading = readInput(texts);
  const ignore = (): void => undefined;
  const faults = 'input' in reading ? undefined : reading;
  const form = renderToStaticMarkup(createElement(Form, { texts: ADDRESS.none, faults, onChange: ignore }));
  if ('input' in reading) return form + renderToStaticMarkup(createElement(Results, { input: reading.input, texts, isStale: false }));
  // Nothing is refused without a sentence beside a field.
  expect(form).toContain('aria-invalid="true"');
  return form;
}

it('the tool begins with the example of the page', () => expect(readInput(ADDRESS.none)).toEqual({ input: EXAMPLE }));

describe.each(['en', 'it'])('%s', (locale) => {
  const textsOf = (tool: string): Messages => loadToolMessages(process.cwd(), locale, tool);
  const words = { ...textsOf('parts'), ...textsOf('usage-estimate') };
  beforeEach(() => Object.assign(site, { locale, words }));

  it.each(NAMES)('%s holds something odd', (name) => {
    const ends = [NUMBERS[name].min, NUMBERS[name].max].map(String);
    const bad = [...ODD, ...ends].filter((odd) => WRONG.test(shownFor({ ...ADDRESS.none, [name]: odd })));
    expect(bad).toEqual([]);
  });

  it('a lock without versioning is refused beside the lock', () => {
    expect(readInput({ ...ADDRESS.none, versioning: 'off', lockDays: '3' })).toEqual({ faults: {}, isLockAlone: true });
    expect(shownFor({ ...ADDRESS.none, versioning: 'off', lockDays: '3' })).toContain(words['usage.fault.lock']);
  });

  it('all fields hold something', () => {
    const random = randomOf(2);
    for (let run = 0; run < 15; run += 1) {
      const changes = NAMES.filter(() => random() < 0.5).map((name) => {
        const { min, max } = NUMBERS[name];
        return [name, random() < 0.2 ? String(max) : String(Math.round(min + (Math.min(max, 1e6) - min) * random() ** 4))];
      });
      const texts: Record<FieldName, string> = {
        ...ADDRESS.none,
        versioning: random() < 0.3 ? 'off' : 'on',
        ...(Object.fromEntries(changes) as Partial<Record<FieldName, string>>),
      };
      const shown = shownFor(texts);
      if (WRONG.test(shown)) throw new Error(`${WRONG.exec(shown)?.[0]} for ${JSON.stringify(texts)}`);
    }
  });
});
