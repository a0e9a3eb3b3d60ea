import { describe, expect, it } from 'vitest';
import { markdownAddress, sectionName } from './names';

describe('sectionName', () => {
  it.each([
    ['/guides/object-lock', '/', 'guides'],
    ['/integrations/', '/', 'integrations'],
    ['/it/composer/swarms/what-is-a-swarm', '/it/', 'composer/swarms'],
    ['/docs/guides/object-lock', '/docs/', 'guides'],
    ['/about', '/', ''],
  ])('%s below %s is in %j', (permalink, baseUrl, section) => {
    expect(sectionName(permalink, baseUrl)).toBe(section);
  });
});

it.each([
  ['/guides/object-lock', '/guides/object-lock.md'],
  ['/it/integrations/', '/it/integrations/index.md'],
])('the Markdown version of %s is %s', (route, address) => {
  expect(markdownAddress(route)).toBe(address);
});
