import { describe, expect, it } from 'vitest';
import { duplicateRoutes } from './routes';
import { composer, faultsOf, home, pageOf, siteOf } from './testing';

const slug = (value: string): string => `---\nslug: ${value}\n---\n`;

describe('route', () => {
  it.each([
    ['file', home, 'guides/object-lock', '', '/guides/object-lock'],
    ['composer', composer, 'swarms/hardware', '', '/composer/swarms/hardware'],
    ['index of a folder', home, 'integrations/cloudberry-msp360/index', '', '/integrations/cloudberry-msp360'],
    ['file named as its folder', home, 'guides/guides', '', '/guides'],
    [
      'slug from the root',
      home,
      'getting-started/what-is-ds3',
      slug('/getting-started/what-is-{brand.slug}-ds3'),
      '/getting-started/what-is-arnia-ds3',
    ],
    ['slug from the folder', home, 'guides/object-lock', slug('lock'), '/guides/lock'],
    ['slug of the composer', composer, 'start', slug('/'), '/composer'],
  ])('of %s', (_case, instance, id, source, route) => {
    expect(pageOf(source, { instance, id }).route).toBe(route);
  });
});

describe('duplicate routes', () => {
  it.each([
    [
      'slug of another page',
      slug('/guides/versioning'),
      ['1 route /guides/versioning belongs to docs/guides/versioning.md, too — rename this file or change its slug'],
    ],
    ['home page', slug('/'), ['1 route / belongs to a page of src/pages, too — rename this file or change its slug']],
    ['none', '', []],
  ])('%s', (_case, source, expected) => {
    const page = pageOf(source);
    const other = pageOf('', { id: 'guides/versioning' });
    const translated = pageOf('', { locale: 'it', file: 'i18n/it/lock.md' });
    expect(faultsOf(duplicateRoutes, page, siteOf([page, other, translated]))).toEqual(expected);
  });
});
