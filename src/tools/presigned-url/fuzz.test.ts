/** Checks that any pasted text gets a response in both languages. Each code has a message, and NaN and the signature never appear. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadToolMessages, type Messages } from '../../content';
import { cases, randomFor } from '../../lib/testing/fuzz';
import { compare } from './comparison/compare';
import { explain } from './core/explain';
import { CODES } from './core/finding';
import { exampleLink } from './core/link';
import { causeText, partText, pasteText } from './sentences';
import { answerOf, Form, Results } from './view';

type Values = Readonly<Record<string, unknown>>;

const site = vi.hoisted((): { locale: string; words: Messages } => ({ locale: 'en', words: {} }));
const translate = vi.hoisted(() => ({ id }: { id: string }, values: Values = {}): string => {
  const word = site.words[id];
  if (word === undefined) throw new Error(`no text ${id} in ${site.locale}`);
  return word.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place));
});
vi.mock('@docusaurus/Translate', () => ({ translate, default: (props: { id: string }) => translate(props) }));
vi.mock('../parts/Terms', () => ({ Terms: ({ text }: { text: string }) => text }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => ({ i18n: { currentLocale: site.locale } }) }));

const SERVICE = { endpoint: 's3.example.com', region: 'eu-west-1' };
const NOW = Date.UTC(2026, 10, 23, 8);
const LINK = exampleLink(SERVICE, NOW);
const SIGNATURE = '0123456789abcdef'.repeat(4);
const WRONG = /NaN|Infinity|undefined|\[object|\bnull\b|Invalid Date|\{[a-z]+\}/;

/** Renders everything that the reader sees for pasted text. */
function shownFor(text: string): string {
  const explanation = explain(text, SERVICE, NOW);
  const ignore = (): void => undefined;
  const form = renderToStaticMarkup(createElement(Form, { text: '', explanation, onChange: ignore, onExample: ignore }));
  const { link, findings } = explanation;
  if (!link) return form;
  const shown = [false, true].map(
    (isExample) =>
      JSON.stringify(answerOf(link, findings, site.locale, isExample)) +
      renderToStaticMarkup(createElement(Results, { link, findings, now: NOW, isExample })),
  );
  return form + shown.join('');
}

const ODD = '% & = / # \\ \n \u0000 \u202e … + %E0 %25 &amp; \\u0026 https:// X-Amz-Expires= &Expires=9 &Signature=x &X-Amz-Date=1'.split(
  ' ',
);

describe.each(['en', 'it'])('%s', (locale) => {
  const textsOf = (tool: string): Messages => loadToolMessages(process.cwd(), locale, tool);
  const words = { ...textsOf('parts'), ...textsOf('presigned-url') };
  beforeEach(() => Object.assign(site, { locale, words }));

  it('an example in order', () => {
    const shown = shownFor(LINK);
    expect(shown).toContain('q1 final.csv');
    expect(shown).toContain('orders.csv');
    expect(shown).not.toMatch(WRONG);
    expect(shown).not.toContain(SIGNATURE.slice(0, 8));
  });

  it('has a sentence for each code, and none for codes that are gone', () => {
    const codesWith = (prefix: string): string[] =>
      Object.keys(words).flatMap((id) => (id.startsWith(`presigned.${prefix}.`) ? [id.slice(`presigned.${prefix}.`.length)] : []));
    expect(codesWith('finding').sort()).toEqual(Object.values(CODES).flat().sort());
  });

  it('nothing that is pasted is shown with the signature', () => {
    const random = randomFor(locale);
    for (let run = 0; run < cases(60); run += 1) {
      let text = LINK;
      for (let change = 0; change < 1 + random() * 4; change += 1) {
        const at = Math.floor(random() * (text.length - SIGNATURE.length));
        text = text.slice(0, at) + (ODD[Math.floor(random() * ODD.length)] ?? '') + text.slice(at + Math.floor(random() * 6));
      }
      const shown = shownFor(text);
      if (WRONG.test(shown)) throw new Error(`${WRONG.exec(shown)?.[0]} for ${JSON.stringify(text)}`);
      expect(shown.includes(SIGNATURE.slice(0, 20)), JSON.stringify(text)).toBe(false);
    }
  });

  it('signs that hide or turn text are shown as their code', () => {
    const key = encodeURIComponent('a\u202efdp.exe\u0007');
    expect(shownFor(LINK.replace('q1%20final.csv', key))).toContain('a⟨U+202E⟩fdp.exe⟨U+0007⟩');
  });

  it('a comparison has its words', () => {
    const reading = compare('GET\n/b/k\n\nhost:h\n\nhost\nx', 'PUT\n/b/k\n\nhost:h\n\nhost\nx');
    if ('faults' in reading) throw new Error('no comparison');
    const { first, rows } = reading.comparison;
    expect(first && causeText(first.cause)).toBe(words['presigned.cause.method']);
    expect(rows.map(partText)).toContain(`${words['presigned.part.header']} host`);
    expect(pasteText('nothing')).not.toBe('');
  });
});
