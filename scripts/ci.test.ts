/** Tests that the workflows run the same parts as `npm test`, publish what was tested, and commit what a run has recorded. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBES_FILE } from '../src/snippets';
import { git } from './command';
import { commitAll } from './testing/copy-tree';
import { needsRoot, stagesOf } from './test';
import { actionOf, eventsOf, names, textOf, workflow, type Job } from './testing/workflows';

/** The parts of `npm test` that a job runs on each machine of its matrix. */
function testsOf({ steps = [], strategy }: Job): string[] {
  const asked = steps.flatMap(({ run = '' }) => {
    const found = /^npm test(?: -- (?<words>.*?))?(?: 2>.*)?$/m.exec(run);
    return found ? [found.groups?.words ?? ''] : [];
  });
  const wanted = asked.flatMap((words) => (words === '$PART' ? (strategy?.matrix.part ?? []) : [words]));
  return wanted.flatMap((words) => stagesOf(words.split(' ').filter(Boolean)).flat());
}

const ci = workflow('ci.yml');

it('runs in CI what `npm test` runs, each part in one job', () => {
  const tested = Object.values(ci.jobs).flatMap(testsOf);
  expect(tested.sort()).toEqual(stagesOf([]).flat().sort());
});

it('has the root filesystem wherever something needs it, and keeps it', () => {
  const jobs = names.flatMap((name) =>
    Object.entries(workflow(name).jobs).map(([job, content]) => ({ job: `${name} ${job}`, ...content })),
  );
  const needing = jobs.filter(
    (job) => testsOf(job).some(needsRoot) || job.steps?.some(({ run = '' }) => /npm run (?:snippets|probes)\b/.test(run)),
  );
  expect(needing.length).toBeGreaterThan(3);
  expect(needing.filter(({ steps }) => !steps?.some(({ uses }) => uses === './.github/actions/root')).map(({ job }) => job)).toEqual([]);
  // What scripts/current.sh requires on a runner, whose user isn't root.
  for (const word of ['mmdebstrap', 'uidmap', 'debian-archive-keyring', 'kernel.apparmor_restrict_unprivileged_userns=0', 'ROOT_ARCHIVE'])
    expect(actionOf('root')).toContain(word);
});

describe('a pull request', () => {
  const work = mkdtempSync(path.join(os.tmpdir(), 'changed-'));
  const { run = '', env } = ci.jobs.changed?.steps?.find(({ id }) => id === 'changed') ?? {};
  const italian = 'i18n/it/docusaurus-plugin-content-docs-home/current/guides/a.md';
  beforeAll(() => {
    git(work, 'init', '--quiet');
    writeFileSync(path.join(work, 'README.md'), '');
    commitAll(work);
  });
  afterAll(() => rmSync(work, { recursive: true }));

  it.each<[files: string[], only: string]>([
    [['docs/guides/a.md', 'composer/b.mdx', italian], 'only=pages\n'],
    [['docs/guides/c.md', 'docs/sidebar.ts'], ''],
    [['README.md'], ''],
    [['i18n/it/terms.yaml'], ''],
    [['src/docs/guides/a.md'], ''],
  ])('that changes %j leaves out what pages cannot break, if it says so: %j', (files, only) => {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(work, file)), { recursive: true });
      writeFileSync(path.join(work, file), 'changed');
    }
    commitAll(work);
    const output = path.join(work, '.git/output');
    const summary = path.join(work, '.git/summary');
    for (const file of [output, summary]) writeFileSync(file, '');
    const ended = spawnSync('bash', ['-e', '-c', run], {
      cwd: work,
      env: { ...process.env, ...env, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary },
      encoding: 'utf8',
    });
    expect([ended.status, ended.stderr, readFileSync(output, 'utf8')]).toEqual([0, '', only]);
    const listed = files.filter((file) => /^(?:docs|composer|i18n.*current)\/.*\.mdx?$/.test(file)).sort();
    expect(readFileSync(summary, 'utf8').split('\n').slice(2, -1)).toEqual(listed.map((file) => `| ${file} | 1 | 0 |`));
  });
});

it('commits the evidence where it is read', () => {
  expect(workflow('evidence.yml').env).toEqual({ FOLDER: path.dirname(PROBES_FILE) });
});

it('publishes the files that were tested', () => {
  const steps = Object.values(workflow('deploy.yml').jobs).flatMap((job) => job.steps ?? []);
  expect(steps.map(({ run }) => run)).toContain('gh run download "$RUN" --name site');
  expect(textOf('deploy.yml')).not.toContain('npm ');
  expect(ci.jobs.build?.steps?.map((step) => step.with?.name)).toContain('site');
});

it('runs at night what `npm test` leaves out, on the lowest Node and the newest', () => {
  const nightly = workflow('nightly.yml');
  const { steps = [], strategy } = nightly.jobs.test ?? {};
  expect(eventsOf(nightly)).toContain('schedule');
  expect(steps.map(({ run }) => run)).toContainEqual(expect.stringMatching(/^npm test -- all\b/));
  expect(strategy?.matrix.node).toEqual(expect.arrayContaining(['20.19', '24']));
});

it('shows what is wrong with a page at its line in the pull request', () => {
  const file = '.github/problem-matcher.json';
  const { problemMatcher } = JSON.parse(readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')) as {
    problemMatcher: [{ pattern: [{ regexp: string }] }];
  };
  const [{ pattern }] = problemMatcher;
  // This is how Vitest prints an unexpected element in a list.
  const line = '+   "docs/guides/object-lock.md:12: heading \\"Lock\\" has no pinned id — add one at the end: {#short-name}",';
  const [, ...parts] = new RegExp(pattern[0].regexp).exec(line) ?? [];
  expect(parts).toEqual(['docs/guides/object-lock.md', '12', expect.stringContaining('has no pinned id')]);
  expect(textOf('ci.yml')).toContain(`::add-matcher::${file}`);
});

it('builds the brand that the repository names, wherever a workflow builds or tests the site', () => {
  const building = names.filter((name) => /run: npm (?:run build|test)/.test(textOf(name)));
  expect(building.length).toBeGreaterThan(3);
  for (const name of building) expect(workflow(name).env).toMatchObject({ BRAND: '${{ vars.BRAND }}' });
});
