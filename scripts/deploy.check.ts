/** Tests `scripts/deploy.sh` against a real S3 server: interrupted at each of its steps, next to other objects, and with mistakes. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  bucket,
  deploy,
  keys,
  move,
  paths,
  put,
  run,
  s3,
  site,
  text,
  useServer,
  visit,
  websiteOf,
  work,
  type Site,
} from './testing/deploy';

useServer();

const KILL = 'kill -KILL "$DEPLOY"; exit 1';

/** Every page of the old version exists in the old or the new version, with everything that it loads and all pages that it may link to. */
async function expectWhole(old: Site, fresh: Site, where: string): Promise<void> {
  const get = async (address: string): Promise<string> => {
    const answer = await visit(websiteOf(bucket), address);
    expect(answer.status, `${where}: ${address}`).toBe(200);
    return answer.text;
  };
  const there = await paths(old);
  for (const page of Object.keys(old.files).filter((name) => name.endsWith('.html'))) {
    // A page that the new version doesn't have is removed last, when all other pages are new.
    if (!(page in fresh.files) && !there.includes(page)) {
      for (const [name, content] of Object.entries(fresh.files).filter(([name]) => !name.startsWith('assets/')))
        expect(await text(`${old.prefix}/${name}`), `${where}: ${name}`).toBe(content);
      continue;
    }
    const html = await get(`/${old.prefix}/${page.replace(/index\.html$/, '')}`);
    expect([old.files[page], fresh.files[page]], `${where}: ${page}`).toContain(html);
    const added = Object.keys(fresh.files).filter((name) => /^(?!assets\/).*\.html$/.test(name) && !(name in old.files));
    if (html !== old.files[page]) expect(there, `${where}: ${page} is new`).toEqual(expect.arrayContaining(added));
    for (const [, asset = ''] of html.matchAll(/(?:src|href)=(\/[^ >]+)/g)) {
      const name = asset.slice(old.prefix.length + 2);
      expect([old.files[name], fresh.files[name]], `${where}: ${asset}`).toContain(await get(asset));
    }
  }
  // Files that list the new pages are uploaded after those pages, and files that open pages load later are retained.
  if ((await text(`${old.prefix}/sitemap.xml`)) === fresh.files['sitemap.xml'])
    expect(await text(`${old.prefix}/index.html`), `${where}: the sitemap is new`).toBe(fresh.files['index.html']);
  expect(there, where).toEqual(expect.arrayContaining(Object.keys(old.files).filter((name) => name.startsWith('assets/'))));
}

describe('a deploy that is ended', () => {
  it('at any step leaves every page complete, and the next deploy continues', async () => {
    const [old, fresh] = [site('killed', 1), site('killed', 2)];
    await run(old);
    const said = new Set<string>();
    let end = { status: null as number | null, output: '' };
    // Each deploy continues where the previous one was killed, so together they stop after each step, and midway through large ones.
    for (let at = 1; end.status !== 0; at += 1) {
      end = await deploy(fresh.args, { AT: at, CALLS: '', THEN: KILL });
      for (const [, phase = ''] of end.output.matchAll(/^deploy: ([\w-]+) \(/gm)) said.add(phase);
      await expectWhole(old, fresh, `killed at call ${at}, after: ${end.output}`);
    }
    expect([...said]).toEqual(['assets', 'new-pages', 'changed-pages', 'lists']);
    const kept = Object.keys(old.files).filter((name) => name.startsWith('assets/'));
    expect(await paths(fresh)).toEqual([...new Set([...Object.keys(fresh.files), ...kept])].sort());
    expect(await run(fresh, '--dry-run')).toBe(
      '  assets/css/styles.11111111.css  (kept for earlier versions)\n  assets/js/main.11111111.js  (kept for earlier versions)\ndeploy: would be: 0 new, 0 changed, 0 deleted, 2 kept for earlier versions\n',
    );
    await run(fresh, '--grace-days', '0');
    expect(await paths(fresh)).toEqual(Object.keys(fresh.files).sort());
  });

  const LISTING = '^.*lsf.*--recursive.*deploy:';
  const RECORDS = ' copy .*/releases$';
  it.for<[what: string, CALLS: string, AT: number, THEN: string]>([
    ['the first listing, which fails', LISTING, 1, 'exit 3'],
    ['the first listing, which is empty', LISTING, 1, 'exit 0'],
    ['the last listing, which fails', LISTING, 2, 'exit 3'],
    ['the last listing, which is empty', LISTING, 2, 'exit 0'],
    ['records that cannot be read', RECORDS, 1, 'exit 1'],
    ['records that are gone', RECORDS, 1, 'exit 0'],
  ])('by %s deletes nothing', async ([what, CALLS, AT, THEN]) => {
    const prefix = what.replaceAll(/\W/g, '-');
    const [old, fresh] = [site(prefix, 1), site(prefix, 2)];
    await run(old);
    const { status, output } = await deploy(fresh.args, { AT, CALLS, THEN });
    expect(status, output).toBe(1);
    expect(await paths(fresh)).toEqual(expect.arrayContaining(Object.keys(old.files)));
    await expectWhole(old, fresh, output);
  });

  it('by data that is damaged on the way does not count as done, and the next one replaces it', async () => {
    const [old, fresh] = [site('damaged', 1), site('damaged', 2)];
    await run(old);
    const THEN = `echo damaged | rclone --config '' rcat deploy:${bucket}/damaged/guides/a/index.html`;
    const { status, output } = await deploy(fresh.args, { AT: 2, CALLS: LISTING, THEN });
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringContaining('guides/a/index.html and possibly other files differ') as string,
    });
    expect((await keys('damaged/.deploy/')).filter((key) => key.endsWith('.done'))).toHaveLength(1);
    await run(fresh);
    expect(await text('damaged/guides/a/index.html')).toBe(fresh.files['guides/a/index.html']);
  });

  it('by a second one, which the first one then leaves alone', async () => {
    const [first, second] = [site('two', 1), site('two', 2)];
    const THEN = `scripts/deploy.sh ${second.args.join(' ')} || exit 9`;
    const { status, output } = await deploy(first.args, { AT: 2, CALLS: ' copy --no-check-dest ', THEN });
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('another deploy to') as string });
    for (const [name, content] of Object.entries(second.files).filter(([name]) => name.endsWith('.html')))
      expect(await text(`two/${name}`)).toBe(content);
  });

  it('by a second one while it deletes does not count as done', async () => {
    const [old, fresh] = [site('late', 1), site('late', 2)];
    await run(old);
    const THEN = `scripts/deploy.sh ${old.args.join(' ')} || exit 9`;
    const { status, output } = await deploy(fresh.args, { AT: 1, CALLS: ' delete ', THEN });
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('another deploy to') as string });
    await run(old);
    expect(await paths(old)).toEqual(expect.arrayContaining(Object.keys(old.files)));
  });

  it('while it deletes leaves no page without its files', async () => {
    const [old, fresh] = [site('less', 1), site('less', 2)];
    await run(old);
    await deploy([...fresh.args, '--grace-days', '0'], { AT: 1, CALLS: ' delete ', THEN: KILL });
    if ((await paths(old)).includes('guides/only-1/index.html'))
      expect(await paths(old)).toEqual(expect.arrayContaining(['assets/js/main.11111111.js', 'assets/css/styles.11111111.css']));
    await deploy([...fresh.args, '--grace-days', '0'], { AT: 2, CALLS: ' delete ', THEN: KILL });
    expect(await paths(old)).not.toContain('guides/only-1/index.html');
  });
});

describe('what only earlier versions need', () => {
  const daysAgo = (days: number): string => `${Math.floor(Date.now() / 1000) - days * 86_400}`;
  const [first, second] = [daysAgo(20), daysAgo(10)];

  it.for<[what: string, isWhole: boolean, kept: string[]]>([
    ['goes when the next version is older than the grace period', true, ['2']],
    ['stays while the next version is there in part only', false, ['1', '2']],
  ])('%s', async ([, isWhole, kept]) => {
    const prefix = `grace-${isWhole}`;
    await run(site(prefix, 1));
    for (const key of await keys(`${prefix}/.deploy/`)) await move(key, key.replace(/\d+(?=-\d+-)/, first));
    await run(site(prefix, 2));
    for (const key of (await keys(`${prefix}/.deploy/`)).filter((name) => !name.includes(first)))
      if (isWhole || !key.endsWith('.done')) await move(key, key.replace(/\d+(?=-\d+-)/, second));
      else await s3.deleteObject({ Bucket: bucket, Key: key });
    await run(site(prefix, 3));
    const scripts = (await keys(`${prefix}/assets/js/main.`)).map((key) => /main\.(\d)/.exec(key)?.[1]);
    expect(scripts).toEqual([...kept, '3']);
    expect(await keys(`${prefix}/.deploy/${first}`)).toHaveLength(isWhole ? 0 : 2);
  });
});

describe('the objects of others', () => {
  it('stay as they are: outside of the prefix, and inside', async () => {
    const foreign = [
      'own',
      'own-2/index.html',
      'own/private/plan.txt',
      'own/assets/js/other.12345678.js',
      'own/.deploy/note.txt',
      'own/nested/.deploy/1-1-1',
      'other/x',
    ];
    for (const key of foreign) await put(key, `of others: ${key}`);
    await run(site('own/nested', 1));
    const nested = await keys('own/nested/');
    await run(site('own', 1));
    await run(site('own', 2), '--grace-days', '0');
    expect(await keys('own/assets/js/main.11111111.js')).toEqual([]);
    const there = await keys('own/');
    expect(await run({ args: ['--to', `s3://${bucket}/own`] }, '--remove', '--dry-run')).toContain(
      `${Object.keys(site('own', 2).files).length} deleted`,
    );
    expect(await keys('own/')).toEqual(there);
    await run({ args: ['--to', `s3://${bucket}/own`] }, '--remove');
    for (const key of foreign) expect(await text(key), key).toBe(`of others: ${key}`);
    expect(await keys('own/')).toEqual([...new Set([...foreign.filter((key) => key.startsWith('own/')), ...nested])].sort());
  });

  it.for<[what: string, name: string, body: string]>([
    ['at the path of a page', 'index.html', 'of others'],
    ['the record of the former command', '.deploy/manifest.json', '{"format":1,"files":{"index.html":{}}}'],
  ])('stop the deploy before anything is written: %s', async ([, name, body], { task }) => {
    const fresh = site(`taken-${task.name.length}`, 1);
    await put(`${fresh.prefix}/index.html`, 'of others');
    await put(`${fresh.prefix}/${name}`, body);
    const before = await keys(`${fresh.prefix}/`);
    for (const more of [[], ['--dry-run']])
      expect(await deploy([...fresh.args, ...more])).toEqual({
        status: 1,
        output: expect.stringContaining(
          '1 objects that no earlier deploy has written would be overwritten, starting with index.html',
        ) as string,
      });
    expect(await keys(`${fresh.prefix}/`)).toEqual(before);
    expect(await text(`${fresh.prefix}/index.html`)).toBe('of others');
    await run(fresh, '--adopt');
    expect(await text(`${fresh.prefix}/index.html`)).toBe(fresh.files['index.html']);
  });
});

describe('a mistake', () => {
  it.for<[what: string, change: (fresh: Site) => string[], status: number, says: string]>([
    [
      'a bucket that there is not',
      ({ args }) => [...args, '--to', 's3://there-is-none/mistake'],
      1,
      "s3://there-is-none/mistake can't be listed",
    ],
    ['a folder without a site', ({ args }) => [...args, '--from', work], 1, 'index.html is missing. Build the site first'],
    ['a site for another path', ({ args }) => [...args, '--to', `s3://${bucket}/mistake-2`], 1, 'was built for the path /mistake/'],
    ['a name with a line break', () => [...site('mistake', 1, { 'a\nb.html': '' }).args], 1, 'control characters'],
    ['removal of a whole bucket', () => ['--to', `s3://${bucket}`, '--remove'], 2, 'expected --to with a prefix'],
    ['an unknown option', ({ args }) => [...args, '--dryrun'], 2, '--dryrun: no such option'],
    ['keys in the address', () => ['--to', 's3://key:secret@bucket'], 2, 'without keys'],
    ['keys in the place of an option', () => ['s3://key:secret@bucket'], 2, 's3: no such option'],
  ])('changes nothing: %s', async ([, change, status, says]) => {
    const { output, ...end } = await deploy(change(site('mistake', 1)));
    expect({ ...end, output }).toEqual({ status, output: expect.stringContaining(says) as string });
    expect(output).not.toContain('secret');
    expect(await keys('mistake')).toEqual([]);
    expect((await s3.listBuckets({})).Buckets?.map(({ Name }) => Name)).not.toContain('there-is-none');
  });
});

it('a build without one of its languages deletes no page, unless that is what is wanted', async () => {
  const whole = site('half', 1, { 'it/a/index.html': 'a', 'it/b/index.html': 'b' });
  await run(whole);
  const half = site('half', 1);
  expect(await deploy(half.args)).toEqual({ status: 1, output: expect.stringContaining('2 of 9 pages would be deleted') as string });
  expect(await paths(whole)).toEqual(Object.keys(whole.files).sort());
  await run(half, '--adopt');
  expect(await paths(whole)).toEqual(Object.keys(half.files).sort());
});

it('a filter of rclone in the environment leaves nothing out', async () => {
  vi.stubEnv('RCLONE_MAX_DEPTH', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const whole = site('filter', 1);
  await run(whole);
  expect(await paths(whole)).toEqual(Object.keys(whole.files).sort());
});

it('a dry run makes no change and lists those that the deploy then makes, also of headers', async () => {
  const [old, fresh] = [site('dry', 1), site('dry', 2)];
  await run(old);
  const before = await keys('dry/');
  const lines = (await run(fresh, '--dry-run')).split('\n');
  expect(await keys('dry/')).toEqual(before);
  expect(await text('dry/index.html')).toBe(old.files['index.html']);
  const named = (sign: string): string[] => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2));
  const names = Object.keys(fresh.files).sort();
  expect(named('+')).toEqual(names.filter((name) => !(name in old.files)));
  expect(named('~')).toEqual(names.filter((name) => name in old.files && old.files[name] !== fresh.files[name]));
  expect(named('-')).toEqual(['guides/only-1/index.html']);
  await run(fresh);
  expect((await paths(fresh)).filter((name) => !(name in fresh.files))).toHaveLength(2);
  // A record with other rules, as if it came from a script version that stored other headers.
  for (const key of await keys('dry/.deploy/')) await move(key, key.replace(/\d+(?=(?:\.done)?$)/, '1'));
  expect(await run(fresh, '--dry-run')).toContain(`0 new, ${names.length} changed,`);
  await run(fresh);
  expect(await run(fresh, '--dry-run')).toContain('0 new, 0 changed,');
});
