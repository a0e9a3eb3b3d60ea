import { describe, expect, it } from 'vitest';
import { docsInstances, Page, placeOf, readPage, readPages } from './index';
import { projectWith } from './testing/project';

const [home, composer] = docsInstances;
const MATTER = '---\ntitle: Object Lock\n---\n';

/** Creates an English page of the storage service. */
const pageOf = (source: string, variables?: Record<string, string>) =>
  new Page({ file: 'docs/guides/lock.md', instance: home!, locale: 'en', id: 'guides/lock' }, source, variables);

describe('placeOf', () => {
  it.each([
    ['an original', '/site/docs/guides/lock.md', 'home', 'en', 'guides/lock'],
    ['a path from the root', 'composer/start.mdx', 'composer', 'en', 'start'],
    ['a translation', '/site/i18n/it/docusaurus-plugin-content-docs-composer/current/a/b.md', 'composer', 'it', 'a/b'],
  ])('%s', (_case, file, instance, locale, id) => {
    expect(placeOf('/site', file)).toMatchObject({ instance: { id: instance }, locale, id });
  });

  it.each(['docs/guides/_shared.md', 'docs/_parts/a.md', 'docs/notes.txt', 'src/docs/a.md', '/elsewhere/docs/a.md'])(
    'does not treat %s as a page',
    (file) => {
      expect(placeOf('/site', file)).toBeUndefined();
    },
  );
});

describe('readPages', () => {
  const italian = 'i18n/it/docusaurus-plugin-content-docs-home/current/guides/object-lock.md';
  const files = ['docs/guides/object-lock.md', 'docs/guides/_shared.md', 'docs/guides/notes.txt', 'composer/start.mdx', italian];
  const siteDir = projectWith(Object.fromEntries(files.map((file) => [file, MATTER])));
  const summary = (locale: string) => readPages({ siteDir, locale }).map(({ file, route }) => [file, route]);

  it('finds originals and translations, but no parts', () => {
    expect(summary('en')).toEqual([
      ['docs/guides/object-lock.md', '/guides/object-lock'],
      ['composer/start.mdx', '/composer/start'],
    ]);
    expect(summary('it')).toEqual([[italian, '/guides/object-lock']]);
  });

  it.each([
    ['a translation', 'home', 'guides/object-lock', italian],
    ['the original of a page that is not translated', 'composer', 'start', 'composer/start.mdx'],
    ['no page', 'home', 'guides/none', undefined],
  ] as const)('reads one page: %s', (_case, instance, id, file) => {
    expect(readPage(instance, id, { siteDir, locale: 'it' })?.file).toBe(file);
  });
});

describe('Page', () => {
  it('reads headings with their pinned ids, and ids of elements', () => {
    const page = pageOf(`${MATTER}\n## Turn *on* {#turn-on}\n\n### Off\n\n<dt id="nexus">x</dt>\n`);
    expect(page.headings).toEqual([
      { line: 5, level: 2, text: 'Turn on', id: 'turn-on' },
      { line: 7, level: 3, text: 'Off', id: undefined },
    ]);
    expect([...page.anchors]).toEqual(['turn-on', 'nexus']);
    expect(page.title).toBe('Object Lock');
  });

  it('reads admonitions with a title, and variables as they are written', () => {
    const { tree } = pageOf('In {brand.product}.\n\n:::note Mind\nText.\n:::\n\n```bash\necho {reader.bucket}\n```\n');
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'containerDirective', 'code']);
    expect(tree.children[0]).toMatchObject({ children: [{ value: 'In ' }, { type: 'mdxTextExpression', value: 'brand.product' }, {}] });
    expect(tree.children[2]).toMatchObject({ value: 'echo {reader.bucket}' });
  });

  it('replaces variables that have values, and leaves unknown names', () => {
    const page = pageOf('---\ntitle: In {brand.name}\n---\n\n`{reader.x}`\n', { 'brand.name': 'Arnia' });
    expect(page.title).toBe('In Arnia');
    expect(page.tree.children[1]).toMatchObject({ children: [{ value: '{reader.x}' }] });
  });

  it.each([
    ['braces', '\nUse {not closed.\n', 'docs/guides/lock.md:2: can’t be parsed as MDX:'],
    [
      'an open element',
      '\nA\n\n<Tabs>\n\nText.\n',
      'docs/guides/lock.md:4: <Tabs> isn’t closed — add </Tabs>, or, if it’s text, put it in code',
    ],
    [
      'an open element in another',
      '\n<Tabs>\n<TabItem>\n\nText.\n\n</Tabs>\n',
      'docs/guides/lock.md:3: <TabItem> isn’t closed — add </TabItem>, or, if it’s text, put it in code',
    ],
    [
      'an open element in a list',
      '\n- A <kbd>B\n\n- C\n',
      'docs/guides/lock.md:2: <kbd> isn’t closed — add </kbd>, or, if it’s text, put it in code',
    ],
  ])('says where a page cannot be read: %s', (_case, source, message) => {
    expect(() => pageOf(source).headings).toThrow(message);
  });

  it('can be read if the rest of the page can’t', () => {
    const page = new Page(pageOf(`${MATTER}\n<If has="none">\n`), `${MATTER}\n<If has="none">\n`, {}, '/site');
    expect(page.frontMatter).toEqual({ title: 'Object Lock' });
    expect(() => page.tree).toThrow('unknown feature none');
  });

  it('says where front matter cannot be read', () => {
    const page = pageOf('---\ntitle: "a\ndescription: b: c\n---\n');
    expect(() => page.frontMatter).toThrow(/^docs\/guides\/lock.md:\d: front matter isn’t YAML: .* — put the value in quotation marks$/);
  });

  it.each([
    ['an alias of nothing', 'title: *bold*'],
    [
      'copies of copies',
      [
        'a: &a [x, x, x, x, x, x, x, x, x]',
        ...'bcdef'.split('').map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcde'[at]}`).join(', ')}]`),
      ].join('\n'),
    ],
    ['a key twice', 'title: A\ntitle: B'],
    ['a tab', 'title:\n\t- a'],
  ])('reports invalid front matter: %s', (_case, matter) => {
    expect(() => pageOf(`---\n${matter}\n---\n`).frontMatter).toThrow(/^docs\/guides\/lock.md:\d: front matter isn’t YAML: /);
  });
});

describe('route', () => {
  const slug = (value: string): string => `---\nslug: ${value}\n---\n`;
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
    expect(new Page({ file: 'x.md', instance: instance!, locale: 'en', id }, source, { 'brand.slug': 'arnia' }).route).toBe(route);
  });
});
