/** All guarantees, starting with the cheapest. */
import type { Guarantee } from '../context';
import { accessGuarantees, keyGuarantees } from './access';
import { requestGuarantees } from './requests';
import { lockGuarantees, versionGuarantees } from './versions';

const all = [keyGuarantees, requestGuarantees, versionGuarantees, accessGuarantees, lockGuarantees];

export const guarantees: readonly Guarantee[] = all.flat();
