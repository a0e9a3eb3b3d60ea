import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint';
import { record } from './record';
import { stateOf } from './status';

const english = '---\ntitle: Lock\n---\nA lock ends on a date.\n';
const italian = record('---\ntitle: Blocco\n---\nUn blocco finisce in una data.\n', fingerprint(english));

describe('stateOf', () => {
  it.each([
    ['current', english, italian],
    ['stale', english.replace('ends', 'stops'), italian],
    ['stale', english, '---\ntitle: Blocco\n---\nSenza impronta.\n'],
    ['missing', english, undefined],
    ['orphan', undefined, italian],
  ])('%s', (state, original, translation) => {
    expect(stateOf(original, translation)).toBe(state);
  });
});
