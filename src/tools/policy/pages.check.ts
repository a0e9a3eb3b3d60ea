/** Checks the table on the page, and that the page includes it in both languages. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pagesFolder, docsInstances, locales } from '../../content';
import { everyFeature } from '../../site/features';
import { TASKS } from './core/tasks';
import { TABLES } from './tables';

const [home] = docsInstances;

it.each(locales)('the page in %s has the tool and its table', (locale) => {
  const text = readFileSync(`${pagesFolder(home!, locale)}/guides/iam-policy.md`, 'utf8');
  expect(text).toContain('<PolicyTool />');
  for (const name of Object.keys(TABLES)) expect(text).toContain(`<WorkedTable of="${name}" />`);
  expect(text).toContain('(#tasks)');
});

it('the table has every task with its rights', () => {
  const [, ...rows] = TABLES['policy-tasks']({ locale: 'en', features: everyFeature, text: (id) => id });
  expect(rows.map(([task]) => task)).toEqual(TASKS.map((task) => expect.stringContaining(`policy.task.${task} (`) as string));
  expect(rows[0]).toEqual(['policy.task.read (policy.kind.user, Allow)', 's3:ListBucket, s3:GetBucketLocation', 's3:GetObject']);
  expect(rows.at(-1)).toEqual(['policy.task.publish (policy.kind.bucket, Allow)', '–', 's3:GetObject']);
});

it('the table has only bucket policies on a service without IAM users', () => {
  const features = new Set([...everyFeature].filter((feature) => feature !== 'iamUsers'));
  const [, ...rows] = TABLES['policy-tasks']({ locale: 'en', features, text: (id) => id });
  expect(rows.length).toBeGreaterThan(0);
  for (const [task] of rows) expect(task).toContain('(policy.kind.bucket,');
});
