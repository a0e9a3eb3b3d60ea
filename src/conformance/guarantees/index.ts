import { accessGuarantees } from './access';
import type { Guarantee } from './guarantee';
import { keyGuarantees } from './keys';
import { lockGuarantees } from './locks';
import { requestGuarantees } from './requests';
import { versionGuarantees } from './versions';

export const guarantees: readonly Guarantee[] = [
  ...keyGuarantees,
  ...requestGuarantees,
  ...versionGuarantees,
  ...accessGuarantees,
  ...lockGuarantees,
];
