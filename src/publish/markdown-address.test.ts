import { expect, it } from 'vitest';
import { markdownAddress } from './markdown-address';

it.each([
  ['/guides/object-lock', '/guides/object-lock.md'],
  ['/it/integrations/', '/it/integrations/index.md'],
])('the Markdown version of %s is %s', (route, address) => {
  expect(markdownAddress(route)).toBe(address);
});
