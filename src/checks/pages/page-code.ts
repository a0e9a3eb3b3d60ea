/** Checks that pages contain only data. The build uses the same rules to reject anything else. */
import { pageCodeProblems } from '../../lib/page-code';
import type { Check } from './types';

export const pageCode: Check = ({ tree }) => pageCodeProblems(tree);
