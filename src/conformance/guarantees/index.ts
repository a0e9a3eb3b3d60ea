/** All guarantees, starting with the cheapest. */
import { accessGuarantees } from './access';
import type { Guarantee } from './guarantee';
import { keyGuarantees } from './keys';
import { requestGuarantees } from './requests';
import { lockGuarantees, versionGuarantees } from './versions';

export const guarantees: readonly Guarantee[] = [
  ...keyGuarantees,
  ...requestGuarantees,
  ...versionGuarantees,
  ...accessGuarantees,
  ...lockGuarantees,
];
