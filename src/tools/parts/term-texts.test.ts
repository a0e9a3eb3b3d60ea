import { describe, expect, it } from 'vitest';
import { TERM, termsIn, withoutTerms } from './term-texts';

describe('terms in the texts of a tool', () => {
  it.each([
    ['Disks in each node', 'Disks in each node', []],
    ['Data [nexuses](nexus) (outer N)', 'Data nexuses (outer N)', ['nexus']],
    ['[Agents](agent) in a [ring](ring)', 'Agents in a ring', ['agent', 'ring']],
    ['[Anti-affinity group](anti-affinity-group)', 'Anti-affinity group', ['anti-affinity-group']],
  ])('%s', (text, plain, ids) => {
    expect(withoutTerms(text)).toBe(plain);
    expect([...termsIn([text])]).toEqual(ids);
    // The parts are the text before the terms, and then each word, its term, and the text after it.
    expect(text.split(TERM)).toHaveLength(1 + 3 * ids.length);
  });
});
