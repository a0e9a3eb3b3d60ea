import { expect, it, vi } from 'vitest';

import { rememberByObject, rememberByText } from './remember';

it('makes the result of a text once, and forgets all when there are too many', () => {
  const make = vi.fn((text: string) => text.length);
  const lengthOf = rememberByText(2, make);
  expect(['a', 'ab', 'a', 'abc', 'a'].map(lengthOf)).toEqual([1, 2, 1, 3, 1]);
  expect(make.mock.calls.flat()).toEqual(['a', 'ab', 'abc', 'a']);
});

it('makes the result of an object once', () => {
  const make = vi.fn(({ name }: { name: string }) => [name]);
  const namesOf = rememberByObject(make);
  const object = { name: 'a' };
  expect(namesOf(object)).toBe(namesOf(object));
  expect(namesOf({ name: 'a' })).not.toBe(namesOf(object));
  expect(make).toHaveBeenCalledTimes(2);
});
