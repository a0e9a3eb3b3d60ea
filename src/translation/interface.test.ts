import { describe, expect, it } from 'vitest';
import { interfaceFaults } from './interface';

const english = { greet: 'Hello {name}', ok: 'OK' };
const options = { file: 'it.json', same: { ok: 'an abbreviation' } };

describe('interfaceFaults', () => {
  it('accepts a complete translation', () => {
    expect(interfaceFaults(english, { greet: 'Ciao {name}', ok: 'OK' }, options)).toEqual([]);
  });

  it.each([
    ['a missing text', { ok: 'OK' }, 'it.json: no text "greet"; translate: Hello {name}'],
    ['English left', { greet: 'Hello {name}', ok: 'OK' }, 'it.json: "greet" is still in English: Hello {name}'],
    ['a lost variable', { greet: 'Ciao', ok: 'OK' }, 'it.json: "greet" has the variables (none); expected {name}'],
    [
      'an exception that no longer holds',
      { greet: 'Ciao {name}', ok: 'Va bene' },
      'it.json: "ok" is not the same in both languages any more; remove it from sameAsOriginal in words.yaml',
    ],
  ])('finds %s', (_case, italian, fault) => {
    expect(interfaceFaults(english, italian, options)).toContain(fault);
  });
});
