import type { Feature } from '../../site/features';

/** Names of the actions that only services with a feature have. */
const ACTIONS_OF: readonly (readonly [Feature, RegExp])[] = [
  ['objectLock', /ObjectLock|Retention|LegalHold/],
  ['governanceMode', /^(?:s3:)?Bypass/],
  ['lifecycleRules', /Lifecycle/],
  // The service that manages users and roles has its own actions.
  ['iamUsers', /^(?:iam|sts):/],
];

/** Whether a service with these features has an action. */
export const hasAction = (action: string, features: readonly Feature[]): boolean =>
  ACTIONS_OF.every(([feature, names]) => features.includes(feature) || !names.test(action));
