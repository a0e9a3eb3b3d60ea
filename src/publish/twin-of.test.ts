import { expect, it } from 'vitest';
import { twinOf } from './twin-of';

it.each([
  ['/guides/object-lock', '/guides/object-lock.md'],
  ['/it/integrations/', '/it/integrations/index.md'],
])('the twin of %s is %s', (route, twin) => {
  expect(twinOf(route)).toBe(twin);
});
