import { describe, expect, it } from 'vitest';
import { formatDiagnostics, inFile } from '../../lib/diagnostic';
import type { Messages } from '../../content';
import { interfaceProblems } from './interface';

const english = { greet: 'Hello {name}', ok: 'OK' };
const problems = (italian: Messages): string[] =>
  formatDiagnostics(inFile('it.json', interfaceProblems(english, italian, { ok: 'an abbreviation' })));

describe('interfaceProblems', () => {
  it('accepts a complete translation', () => {
    expect(problems({ greet: 'Ciao {name}', ok: 'OK' })).toEqual([]);
  });

  it.each([
    ['a missing text', { ok: 'OK' }, 'it.json: there is no text "greet" — translate: Hello {name}'],
    [
      'English left',
      { greet: 'Hello {name}', ok: 'OK' },
      'it.json: "greet" is still in English: Hello {name} — translate it, or give the reason in sameAsOriginal of words.yaml',
    ],
    ['a lost variable', { greet: 'Ciao', ok: 'OK' }, 'it.json: "greet" has the variables (none); expected {name}'],
    [
      'an exception that no longer holds',
      { greet: 'Ciao {name}', ok: 'Va bene' },
      'it.json: "ok" isn’t the same in both languages — remove it from sameAsOriginal of words.yaml',
    ],
  ])('finds %s', (_case, italian: Messages, problem) => {
    expect(problems(italian)).toContain(problem);
  });
});
