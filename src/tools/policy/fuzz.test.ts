/** Checks that the tool responds with sentences to any pasted text and any address, and never with a crash, a gap, or a placeholder. */
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadToolMessages, type Messages } from '../../content';
import { FEATURES } from '../../site/features';
import { cases, randomFor } from '../../lib/testing/fuzz';
import { WHO } from './core/decide';
import { REQUESTS } from './core/requests';
import { RIGHTS, TASKS, textFor } from './core/tasks';
import { Builder } from './form/Builder';
import { Checker } from './form/Checker';
import { ADDRESS, readQuestion, readTask, taskOf, type FieldTexts } from './form/fields';
import { keysOf, namesSomebody, pastedOf, readPasted, type Pasted } from './form/pasted';
import { Simulator } from './form/Simulator';
import { answerOf, resultOf, Results } from './results/Results';

const NOW = Date.UTC(2026, 10, 23);

const site = vi.hoisted((): { locale: string; words: Messages; features: readonly string[] } => ({
  locale: 'en',
  words: {},
  features: [],
}));
const translate = vi.hoisted(() => ({ id }: { id: string }, values: Readonly<Record<string, unknown>> = {}): string => {
  const word = site.words[id];
  if (word === undefined) throw new Error(`no text ${id} in ${site.locale}`);
  return word.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : `MISSING ${place}`));
});
vi.mock('@docusaurus/Translate', () => ({ translate, default: (props: { id: string }) => translate(props) }));
vi.mock('../parts/Terms', () => ({ Terms: ({ text }: { text: string }) => text }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ i18n: { currentLocale: site.locale }, siteConfig: { customFields: { brand: { features: site.features } } } }),
}));

const ODD = [
  ...[
    '',
    ' ',
    '0',
    '*',
    '?',
    '${',
    '${aws:username}',
    'a/b/c',
    '/',
    '//',
    '.',
    '..',
    'x'.repeat(400),
    '<script>',
    '%E0%A4%A',
    '🐝',
    '\u202e7',
    'ù',
  ],
  ...['null', 'toString', '__proto__', 'constructor', 'arn:aws:s3:::', '1.2.3.4/8', '::1', '999.1.1.1', '{reader.bucket}'],
];
const ADDED: readonly object[] = [
  { Condition: { StringLike: { 's3:prefix': ['a*', '${aws:username}'] } } },
  { Condition: { StringSounds: { x: [] } } },
  { Condition: { Null: { 's3:delimiter': true } }, Effect: 'Deny' },
  { NotAction: 's3:*' },
  { Principal: { AWS: [] } },
  { Principal: 7 },
  { NotPrincipal: '*' },
  { Effect: null },
  { Action: ['s3:GetObjects', 'x', 's3:*', 7] },
  { Resource: { a: 'b' } },
  { Resource: ['arn:aws:s3:::b', 'b', 'arn:x:y:z:w:b/${aws:username}/*'] },
  { toString: 'x', __proto__: { Effect: 'Allow' } },
  { Sid: 'A' },
];

const ignore = (): void => undefined;
const markup = <Props extends object>(component: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(component, props));

/** Renders everything that the reader sees. */
function shownFor(texts: FieldTexts, pasted: Pasted): string {
  const [task, reading] = [readTask(texts), readPasted(pasted)];
  const { policies } = reading;
  const keys: ReturnType<typeof keysOf> = policies ? keysOf(policies) : new Map();
  const question = readQuestion(texts, new Map([['s3:delimiter', '/']]), NOW, keys);
  const policy = task.value && textFor(taskOf(texts), task.value);
  const forms = [
    markup(Builder, {
      texts,
      wrong: task.wrong,
      policy,
      isStale: policy === undefined,
      isBelow: texts.who === 'user',
      onChange: ignore,
      onUse: ignore,
    }),
    markup(Checker, { pasted, reading, onChange: ignore }),
    markup(Simulator, {
      ...{ texts, wrong: question.wrong, keys, values: new Map<string, string>() },
      ...{ isNamed: policies !== undefined && namesSomebody(policies), onChange: ignore, onValue: ignore },
    }),
  ].join('');
  if (!question.value || !policies) return forms;
  const result = resultOf(question.value, policies, 2);
  return forms + JSON.stringify(answerOf(result)) + markup(Results, result);
}

const WRONG = /NaN|Infinity|undefined|\[object|MISSING/;

describe.each(['en', 'it'])('%s', (locale) => {
  const words = { ...loadToolMessages(process.cwd(), locale, 'parts'), ...loadToolMessages(process.cwd(), locale, 'policy') };
  beforeEach(() => Object.assign(site, { locale, words, features: FEATURES }));

  it('a service without Object Lock is offered no requests for it, and hears of no loopholes through it', () => {
    const pasted = pastedOf(textFor('lock', { bucket: 'reports', prefix: '', project: '', user: '' }), 'user');
    const warning = words['policy.fault.allow-lock']!.split('{action}')[1]!;
    const shown = shownFor(ADDRESS.none, pasted);
    for (const text of ['x-amz-object-lock-legal-hold', warning]) expect(shown).toContain(text);
    site.features = ['lifecycleRules'];
    const other = shownFor(ADDRESS.none, pasted);
    for (const text of ['x-amz-object-lock-legal-hold', warning]) expect(other).not.toContain(text);
  });

  it('a service that has only COMPLIANCE mode is offered no bypass, and one that has only GOVERNANCE mode is', () => {
    const pasted = pastedOf(textFor('lock', { bucket: 'reports', prefix: '', project: '', user: '' }), 'user');
    const bypass = 'x-amz-bypass-governance-retention';
    site.features = FEATURES.filter((feature) => feature !== 'complianceMode');
    const shown = shownFor(ADDRESS.none, pasted);
    expect(shown).toContain(bypass);
    expect(shown).not.toContain('COMPLIANCE');
    site.features = FEATURES.filter((feature) => feature !== 'governanceMode');
    const other = shownFor(ADDRESS.none, pasted);
    expect(other).toContain('x-amz-object-lock-legal-hold');
    for (const text of [bypass, 'GOVERNANCE', 's3:BypassGovernanceRetention']) expect(other).not.toContain(text);
  });

  it.each([1, 2, 3, 4])('all fields hold something, %i', (seed) => {
    const random = randomFor(`${locale} ${seed}`);
    const runs = cases(10);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
    let answers = 0;
    for (let run = 0; run < runs; run += 1) {
      const task = pick(TASKS);
      const odd = Object.keys(ADDRESS.none).filter(() => random() < 0.08);
      const chosen = { task, who: pick(WHO), request: pick([...REQUESTS.keys()]) };
      const texts = { ...ADDRESS.none, ...chosen, ...Object.fromEntries(odd.map((name) => [name, pick(ODD)])) };
      const { value } = readTask({ ...ADDRESS.none, task });
      const document = JSON.parse(textFor(task, value!)) as { Statement: object[] };
      const changed = random() < 0.5 ? { ...document, Statement: document.Statement.map((one) => ({ ...one, ...pick(ADDED) })) } : document;
      const whole = JSON.stringify(changed, null, 2);
      const text = random() < 0.15 ? whole.slice(0, Math.floor(random() * whole.length)) : random() < 0.1 ? pick(ODD) : whole;
      const shown = shownFor(texts, random() < 0.8 ? pastedOf(text, RIGHTS[task].kind) : { user: [text, whole], bucket: text });
      if (WRONG.test(shown)) throw new Error(`${WRONG.exec(shown)?.[0]} for ${JSON.stringify({ texts, text })}`);
      if (shown.includes(words['policy.limits']!.slice(0, 20))) answers += 1;
    }
    expect(answers).toBeGreaterThan(runs / 10);
  });
});
