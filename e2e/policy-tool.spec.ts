/** The policy tool: a complete page without JavaScript, and builder, checker and results with it, in both languages. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessibleTool, setColorMode } from './axe';
import { expectAnswersBeside } from './bad-fields';
import { expect, test } from './fixtures';
import { pairs } from './nightly';
import type { Site } from './site';

const PATH = '/guides/iam-policy';

const tool = (page: Page): Locator => page.getByRole('region', { name: /Policy builder and checker|Composizione e controllo/ });
const field = (page: Page, name: string): Locator => tool(page).getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string): Locator => tool(page).getByRole('combobox', { name, exact: true });
/** Step 2, which follows step 1 until the reader edits it. */
const ofUser = (page: Page): Locator => field(page, 'User policy');
const ofBucket = (page: Page): Locator => field(page, 'Bucket policy');
const answer = (page: Page): Locator => tool(page).getByRole('group', { name: /^(Result|Risposta)$/ });
const announced = (page: Page): Locator =>
  tool(page)
    .getByRole('status')
    .filter({ hasText: /^(Test request|Correct|Richiesta di prova)/ });

async function open(page: Page, site: Site, path = PATH): Promise<void> {
  await site.open(path);
  await site.main.getByRole('button', { name: 'Open the policy tool' }).click();
  await expect(tool(page)).toBeVisible();
}

/** A policy with one statement. */
const policy = (statement: object): string =>
  JSON.stringify({ Version: '2012-10-17', Statement: [{ Effect: 'Allow', ...statement }] }, null, 2);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has the tasks with their rights and no button', async ({ page, site }) => {
    for (const [path, task] of [
      [PATH, 'Backup with immutability'],
      [`/it${PATH}`, 'Backup con immutabilità'],
    ] as const) {
      await page.goto(path);
      await expect(site.main.getByRole('row').filter({ hasText: task })).toContainText('s3:PutObjectRetention');
      await expect(site.main.getByRole('button', { name: /policy tool|strumento per le policy/ })).toBeHidden();
    }
  });
});

test('is not deceived by a Deny that shuts another door, and knows when a request is made', async ({ page, site }) => {
  await open(page, site);
  await ofUser(page).fill(policy({ Effect: 'Deny', Action: ['s3:Delete*', 's3:Put*', 's3:Bypass*'], Resource: 'arn:aws:s3:::reports/*' }));
  await expect(tool(page).getByText(/Loophole: s3:PutLifecycleConfiguration can set a lifecycle rule that deletes objects/)).toBeVisible();
  const Condition = { DateGreaterThan: { 'aws:CurrentTime': '2024-01-01T00:00:00Z' } };
  await ofUser(page).fill(policy({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::reports/*', Condition }));
  await expect(announced(page)).toHaveText(/^Test request: allowed\./);
  await expect(field(page, 'aws:CurrentTime')).toHaveAccessibleDescription(/Leave empty for the current time/);
});

test('writes the policy of a task, which is checked and tried at once, and can be copied and printed', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, site);
  await expect(ofUser(page)).toHaveValue(/"arn:aws:s3:::reports\/2024\/\*"/);
  await expect(announced(page)).toHaveText(
    /^Test request: allowed\. The request in step 3, which you can change, is s3:\w+ on \S+ Statement 3 “Objects” of the user policy, line \d+, allows it/,
  );
  await tool(page).getByRole('button', { name: 'Copy policy' }).click();
  await expect(tool(page).getByText('Copied')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as { Version: string };
  expect(copied.Version).toBe('2012-10-17');
  await field(page, 'Bucket').fill('backup-bucket');
  await expect(ofUser(page)).toHaveValue(/"arn:aws:s3:::backup-bucket\/2024\/\*"/);
  await expect(field(page, 'Bucket and key')).toHaveValue('backup-bucket/2024/q1.csv');
  await choice(page, 'Request').selectOption('DeleteObject');
  await expect(announced(page)).toHaveText(
    /^Test request: denied\. The request in step 3, which you can change, is s3:\w+ on \S+ Nothing allows it\./,
  );
  await choice(page, 'Task').selectOption('Prevent everyone from deleting, including you');
  await expect(ofUser(page)).toHaveValue('');
  await expect(ofBucket(page)).toHaveValue(/"Principal": "\*"/);
  await expect(choice(page, 'Requester')).toHaveValue('root');
  await expect(announced(page)).toHaveText(
    /^Test request: denied\. The request in step 3, which you can change, is s3:\w+ on \S+ Statement 2 “Objects” of the bucket policy, line \d+, denies it/,
  );
  await test.step('on paper, without what changes it', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(tool(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(ofUser(page)).toHaveCSS('border-top-width', '0px');
    await expect(announced(page)).toBeVisible();
  });
});

test('reports problems in a pasted policy with line and fix, and statements that undo a Deny', async ({ page, site }) => {
  await open(page, site);
  const pasted = field(page, 'User policy');
  await pasted.fill(policy({ Action: ['s3:GetObject', 's3:ListBuckets'], Resource: 'arn:aws:s3:::reports/*' }));
  await expect(
    tool(page).getByText('Line 8: This tool doesn’t know the action “s3:ListBuckets”. Did you mean s3:ListAllMyBuckets?'),
  ).toBeVisible();
  await pasted.fill('['.repeat(40_000));
  await expect(pasted).toHaveAccessibleDescription(/Line 1: More than 100 brackets/);
  await expect(announced(page)).toHaveText(/Correct “User policy”/);
  await pasted.fill(policy({ Action: ['s3:GetObjects', 's3:Puts'], Resource: 'arn:aws:s3:::reports/*' }));
  // Each statement is on a separate line.
  await expect(tool(page).getByText(/^Line [78]: /)).toHaveCount(2);
  await pasted.fill(policy({ Effect: 'Deny', Action: ['s3:DeleteObject', 's3:DeleteObjectVersion'], Resource: '*' }));
  await expect(pasted).not.toHaveAttribute('aria-invalid');
  await expect(tool(page).getByText(/Line 4: Loophole: s3:PutBucketVersioning can suspend versioning/)).toBeVisible();
  // Part 1 doesn't change what the reader wrote.
  await choice(page, 'Task').selectOption('Upload only');
  await expect(pasted).toHaveValue(/s3:DeleteObjectVersion/);
  await tool(page).getByText('Show the policy').click();
  await expect(tool(page).getByRole('group', { name: 'Policy for the task' })).toContainText('s3:AbortMultipartUpload');
  await tool(page).getByRole('button', { name: 'Use this policy in step 2' }).click();
  await expect(pasted).toHaveValue(/s3:AbortMultipartUpload/);
  await expect(pasted).toBeFocused();
});

test('two policies of a user are told apart, and conditions have their fields', async ({ page, site }) => {
  await open(page, site);
  await field(page, 'User policy').fill(policy({ Action: 's3:*', Resource: '*' }));
  await tool(page).getByRole('button', { name: 'Add a user policy' }).click();
  const condition = { StringEquals: { 's3:x-amz-acl': 'public-read' } };
  await field(page, 'User policy 2').fill(policy({ Effect: 'Deny', Action: 's3:PutObject', Resource: '*', Condition: condition }));
  await choice(page, 'Request').selectOption('PutObject');
  await expect(announced(page)).toHaveText(
    /^Test request: allowed\. The request in step 3, which you can change, is s3:\w+ on \S+ Statement 1 of the user policy 1, line 4, allows it/,
  );
  await field(page, 's3:x-amz-acl').fill('public-read');
  await expect(announced(page)).toHaveText(
    /^Test request: denied\. The request in step 3, which you can change, is s3:\w+ on \S+ Statement 1 of the user policy 2, line 4, denies it/,
  );
  await expect(field(page, 'IP address of the requester')).toBeHidden();
  const network = { NotIpAddress: { 'aws:SourceIp': '203.0.113.0/24' } };
  await field(page, 'User policy 2').fill(policy({ Effect: 'Deny', Action: 's3:*', Resource: '*', Condition: network }));
  await expect(announced(page)).toHaveText(/^Test request: allowed\./);
  await field(page, 'IP address of the requester').fill('10.0.0.0/8');
  await expect(field(page, 'IP address of the requester')).toHaveAccessibleDescription(/Enter an IP address/);
  await field(page, 'IP address of the requester').fill('198.51.100.7');
  await expect(announced(page)).toHaveText(
    /^Test request: denied\. The request in step 3, which you can change, is s3:\w+ on \S+ Statement 1 of the user policy 2/,
  );
  await tool(page).getByRole('button', { name: 'Remove the last policy' }).click();
  await expect(announced(page)).toHaveText(/^Test request: allowed\./);
  await expect(tool(page).getByRole('button', { name: 'Add a user policy' })).toBeFocused();
});

test('works with the keyboard alone', async ({ page, site }) => {
  await site.open(PATH);
  await site.main.getByRole('button', { name: 'Open the policy tool' }).focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Task')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Task')).toHaveValue('upload');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Bucket')).toBeFocused();
  await page.keyboard.type('x/y');
  await expect(field(page, 'Bucket')).toHaveAccessibleDescription(/Enter a bucket name/);
  await expect(tool(page).getByRole('button', { name: 'Copy policy' })).toBeDisabled();
});

test('invalid input gets a message next to the field', async ({ page, site }) => {
  await open(page, site);
  await expectAnswersBeside(
    (name) => field(page, name),
    [
      ['Bucket', '', 'Enter a bucket name'],
      ['Prefix', 'a*', 'Enter a prefix that doesn’t contain'],
      ['Bucket and key', 'reports', 'Enter a bucket and a key'],
      ['Bucket policy', '{', 'Line 1: The closing brace'],
      ['Bucket policy', '[]', 'Line 1: A policy must be an object'],
    ],
    { restored: () => expect(announced(page)).toHaveText(/^Test request: allowed\./) },
  );
});

test.describe('an address', () => {
  test('with a task opens it, and never holds a pasted policy', async ({ page, site }) => {
    await site.open(`${PATH}?task=work&b=archive&w=anyone`);
    await expect(ofUser(page)).toHaveValue(/"arn:aws:s3:::archive\/2024\/\*"/);
    await expect(choice(page, 'Requester')).toHaveValue('anyone');
    await field(page, 'User policy').fill(policy({ Action: 's3:GetObject', Resource: 'arn:aws:s3:::hidden-name/*' }));
    await choice(page, 'Request').selectOption('HeadObject');
    await expect(page).toHaveURL(/r=HeadObject/);
    expect(page.url()).not.toContain('hidden-name');
  });

  test('with nonsense is answered like what is typed', async ({ page, site }) => {
    await site.open(`${PATH}?task=x&w=y&r=constructor&b=${encodeURIComponent('<img src=x onerror=alert(1)>')}&i=${'9'.repeat(3000)}`);
    await expect(field(page, 'Bucket')).toHaveAccessibleDescription(/Enter a bucket name/);
    await field(page, 'Bucket').fill('reports');
    await expect(announced(page)).toHaveText(/^Test request: allowed\./);
  });
});

const VIEWS = [
  [PATH, 1280, 'User policy'],
  [`/it${PATH}`, 320, 'Policy dell’utente'],
] as const;

for (const [[path, width, name], mode] of pairs(VIEWS, ['dark', 'light'])) {
  test(`is accessible and fits, with faults and an answer: ${path} at ${width}, ${mode}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open(`${path}?task=keep-all&r=BypassGovernanceRetention`);
    await expect(answer(page)).toBeVisible();
    await setColorMode(page, mode);
    for (const text of ['', '{', policy({ Action: 's3:GetObject', Resource: `arn:aws:s3:::${'long-name-'.repeat(6)}` })]) {
      await field(page, name).fill(text);
      await expectAccessibleTool(page, width, text);
    }
  });
}

test('speaks Italian', async ({ page, site }) => {
  await site.open(`/it${PATH}?task=upload`);
  await expect(announced(page)).toHaveText(
    /^Richiesta di prova: rifiutata\. La richiesta del passaggio 3, che puoi cambiare, è s3:\w+ su \S+ Nessuna istruzione la consente\./,
  );
  const english = JSON.parse(readFileSync('i18n/en/tools/policy.json', 'utf8')) as Record<string, { message: string }>;
  await expect(tool(page)).not.toContainText(english['policy.limits']!.message);
});
