import { describe, expect, it } from 'vitest';
import { conditions } from './conditions';
import { MATTER, pageOf, siteOf } from './testing';

const LOCK = '<If has="objectLock">a</If>';
const original = pageOf(`${MATTER}\n${LOCK} <If has="composer">b</If>\n`);
const problems = (text: string) => conditions(pageOf(`${MATTER}\n${text}\n`, { locale: 'it', file: 'i18n/it/a.md' }), siteOf([original]));

describe('conditions', () => {
  it.each([
    ['the same ones', `${LOCK}<If has="composer">c</If>`, []],
    ['one is missing', LOCK, ['expected 2 <If> as in docs/guides/object-lock.md, found 1; number 2 there is <If has="composer">']],
    [
      'one is of another feature',
      `${LOCK}${LOCK}`,
      ['expected 2 <If> as in docs/guides/object-lock.md, found 2; number 2 there is <If has="composer">'],
    ],
    ['one is too many', `${LOCK}<If has="composer">c</If>${LOCK}`, ['expected 2 <If> as in docs/guides/object-lock.md, found 3']],
  ])('%s', (_case, text, messages) => {
    expect(problems(text).map(({ message }) => message)).toEqual(messages);
  });

  it('accepts the original', () => {
    expect(conditions(original, siteOf([original]))).toEqual([]);
  });
});
