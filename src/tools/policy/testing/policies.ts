/** Functions that create policies and questions for tests. */
import type { Asker, Question, Who } from '../core/decide';
import { readPolicy } from '../core/read-policy';
import type { Policy, PolicyKind } from '../core/policy';
import { REQUESTS } from '../core/requests';

export const OWN_PROJECT = 'own-project';
export const OTHER_PROJECT = 'other-project';

/** Fills in the project IDs in the `Principal` of a page's policy. */
export const filledIn = (text: string): string =>
  text.replaceAll('{reader.projectId}', OWN_PROJECT).replaceAll('{reader.otherProjectId}', OTHER_PROJECT);

/** @param statements statement elements in addition to `Effect: Allow` */
export const policyText = (...statements: readonly object[]): string =>
  JSON.stringify({ Version: '2012-10-17', Statement: statements.map((statement) => ({ Effect: 'Allow', ...statement })) }, null, 2);

/** @throws Error with the problems if the policy can't be evaluated */
export function policyOf(text: string, kind: PolicyKind): Policy {
  const { policy, faults, jsonFault } = readPolicy(text, kind);
  if (!policy) throw new Error(`no policy: ${JSON.stringify(jsonFault ?? faults)}`);
  return policy;
}

const askerOf = (who: Who): Asker => ({ who, project: who.startsWith('partner') ? OTHER_PROJECT : OWN_PROJECT, user: 'anna' });

/** @param place `bucket/key`, or a bucket with a prefix */
export function question(who: Who, name: string, place: string, context: Readonly<Record<string, string>> = {}): Question {
  const request = REQUESTS.get(name);
  if (!request) throw new Error(`no request ${name}`);
  const [bucket = '', ...key] = place.split('/');
  return { request, asker: askerOf(who), bucket, key: key.join('/'), source: place, context: new Map(Object.entries(context)) };
}
