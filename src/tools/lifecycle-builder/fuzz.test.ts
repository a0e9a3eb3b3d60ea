/**
 * Checks that any input, in a field, a hand-edited address, or pasted text, gets a proper response: never NaN, an empty chart, or a crash.
 */
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadToolMessages, type Messages } from '../../content';
import { cases, randomFor, someOf } from '../../lib/testing/fuzz';
import { Answer } from '../parts/Tool';
import { useNumbers } from '../parts/use-numbers';
import { randomRules } from './testing/rules';
import { writeJson, writeXml } from './core/write';
import { Form } from './form/Form';
import { EMPTY_RULE, readRule, textsOfRule, type RuleTexts, FIRST_RULE, readRules, rulesOfAddress } from './form/rules';
import { FORM, readScenario, serviceOf, type FieldName, type ScenarioTexts } from './form/scenario';
import { readRulesJson } from './reading/read-rules';
import { readRulesXml } from './reading/read-xml';
import { actionsOf } from './core/model';
import { problemsOf } from './core/checks';
import { timelineOf } from './core/timeline';
import { answerOf, Results } from './results/Results';
import { faultText, problemText } from './sentences';

type Values = Readonly<Record<string, unknown>>;

const site = vi.hoisted((): { locale: string; words: Messages } => ({ locale: 'en', words: {} }));
const translate = vi.hoisted(() => ({ id }: { id: string }, values: Values = {}): string => {
  const word = site.words[id];
  if (word === undefined) throw new Error(`no text ${id} in ${site.locale}`);
  const filled = word.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
  // The page may contain braces from JSON, but no unfilled placeholders.
  if (/\{\w+\}/.test(filled) && Object.keys(values).length > 0 && !Object.values(values).some((value) => String(value).includes('{')))
    throw new Error(`unfilled: ${filled}`);
  return filled;
});
vi.mock('@docusaurus/Translate', () => ({ translate, default: (props: { id: string }) => translate(props) }));
vi.mock('../parts/Terms', () => ({ Terms: ({ text }: { text: string }) => text }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    i18n: { currentLocale: site.locale },
    siteConfig: { customFields: { brand: { product: 'Arnia DS3', features: ['objectLock'] } } },
  }),
}));

const TODAY = '2026-11-23';
const NAMES = Object.keys(FORM.fields) as FieldName[];
const RULE_NAMES = Object.keys(EMPTY_RULE).filter((name) => name !== 'isEnabled' && name !== 'current') as (keyof RuleTexts)[];
const ODD = [
  ...['', ' ', '0', '-0', '-1', '1', '1,5', '1.5', '2147483647', '2147483648', '36500', '53687091200000', '1e3', '１２', '٣', '∞', '½'],
  ...['NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', '[]', '{}', '{"Rules":[]}', '0x10', '<script>', '%', '%E0%A4%A'],
  ...['9'.repeat(400), '\u0000', '\u202e7', '🐝', '\ud800', '2027-02-29', '2028-02-29', '0000-01-01', '9999-12-31', '1970-01-01'],
  ...['a=b', 'a=b,a=c', '=', ',', '3 6 3', '1;2;;3', '7/1', 'è'.repeat(600), 'x'.repeat(300)],
];

const WRONG = /NaN|∞|Infinity|undefined|\[object|\bnull\b|width="-|Invalid Date/;
/** Removes the parts that contain the reader's input: field values, titles of collapsed fields, and text to copy. */
const ownWords = (html: string): string => html.replace(/value="[^"]*"|<(pre|summary).*?<\/\1>/gs, '');

interface Entered {
  readonly texts: ScenarioTexts;
  readonly rules: readonly RuleTexts[];
}

/** Renders everything that the reader sees. */
function shownFor({ texts, rules }: Entered): string {
  const list = rules.map((rule, key) => ({ key, texts: rule }));
  const reading = readRules(list);
  const readTexts = readScenario(texts, TODAY);
  const ignore = (): void => undefined;
  const problems = reading.rules ? problemsOf(reading.rules) : [];
  const form = createElement(Form, {
    texts,
    reading: readTexts,
    problems,
    onChange: ignore,
    rules: { ...reading, list, change: ignore, add: ignore, replace: ignore },
  });
  const fields = renderToStaticMarkup(form);
  if (!reading.rules || !readTexts.scenario) {
    // Every invalid input must have a message next to its field.
    expect(fields).toContain('aria-invalid="true"');
    return ownWords(fields);
  }
  const service = serviceOf(texts);
  const acting = reading.rules.map((rule) => actionsOf(service, rule));
  const timeline = timelineOf(acting, readTexts.scenario);
  const result = { rules: reading.rules, problems, scenario: readTexts.scenario, service, timeline };
  const Answered = (): ReactNode => createElement(Answer, { answer: answerOf(result, useNumbers()) });
  const shown = createElement('div', {}, createElement(Answered), createElement(Results, { ...result, today: TODAY }));
  const results = renderToStaticMarkup(shown);
  // Rejected rules have no timeline.
  expect(results.includes('data-part="current"')).toBe(problems.length === 0);
  return ownWords(fields + results);
}

describe.each(['en', 'it'])('%s', (locale) => {
  const textsOf = (tool: string): Messages => loadToolMessages(process.cwd(), locale, tool);
  // Other texts aren't available, because the tool loads every text that it uses.
  const words = { ...textsOf('parts'), ...textsOf('lifecycle-builder') };
  beforeEach(() => Object.assign(site, { locale, words }));

  it('the builder itself', () => {
    expect(shownFor({ texts: FORM.address.none, rules: [FIRST_RULE] })).not.toMatch(WRONG);
  });

  it.each(NAMES)('the field %s holds something odd', (name) => {
    for (const odd of someOf(ODD, 12, `${locale} ${name}`)) {
      const texts = FORM.address.parse(`?${new URLSearchParams({ [FORM.parameters[name]]: odd }).toString()}`);
      const shown = shownFor({ texts, rules: rulesOfAddress(texts.rules) });
      expect([odd, WRONG.exec(shown)?.[0]]).toEqual([odd, undefined]);
    }
  });

  it.each(RULE_NAMES)('the field %s of a rule holds something odd', (name) => {
    const all = ODD.flatMap((odd) => (['keep', 'days', 'date', 'marker'] as const).map((current) => ({ odd, current })));
    for (const { odd, current } of someOf(all, 20, `${locale} ${name}`)) {
      const shown = shownFor({
        texts: { ...FORM.address.none, service: 'other' },
        rules: [{ ...FIRST_RULE, current, [name]: odd }, FIRST_RULE],
      });
      expect([odd, WRONG.exec(shown)?.[0]]).toEqual([odd, undefined]);
    }
  });

  it('rules and objects of all kinds', () => {
    const random = randomFor(locale);
    for (let seed = 1; seed <= cases(15); seed += 1) {
      const rules = randomRules(seed).map(textsOfRule);
      const versioning = ['on', 'off', 'suspended'][seed % 3] ?? '';
      const texts = {
        ...FORM.address.none,
        versioning,
        service: seed % 2 ? 'own' : 'other',
        deleted: random() < 0.5 ? String(1 + Math.floor(random() * 36_500)) : '',
        lock: versioning === 'on' && random() < 0.5 ? '36500' : '',
        objectTags: 'team=sales',
      };
      expect([seed, WRONG.exec(shownFor({ texts, rules }))?.[0]]).toEqual([seed, undefined]);
    }
  });

  it('pasted texts with a part cut out are answered', () => {
    const random = randomFor(locale);
    const sentences = new Set<string>();
    for (let run = 0; run < cases(150); run += 1) {
      const rules = randomRules(run + 1);
      const text = run % 2 ? writeJson(rules) : writeXml(rules);
      const from = Math.floor(random() * text.length);
      const cut = text.slice(0, from) + text.slice(from + 1 + Math.floor(random() ** 2 * 30));
      const reading = run % 2 ? readRulesJson(cut) : readRulesXml(cut);
      if ('jsonFault' in reading) continue;
      if (reading.rules) {
        // Valid rules must also be valid as form input.
        for (const rule of reading.rules) expect(readRule(textsOfRule(rule))).toEqual({ rule });
        continue;
      }
      const said = [...reading.faults.map(faultText), ...reading.problems.map(({ problem }) => problemText(problem))];
      expect(said.length).toBeGreaterThan(0);
      for (const sentence of said) sentences.add(sentence);
    }
    expect(sentences.size).toBeGreaterThan(20);
    // One of the XML parser's messages is about an undefined entity.
    expect([...sentences].filter((sentence) => /\{\w+\}|undefined(?! entity)|NaN/.test(sentence))).toEqual([]);
  });
});
