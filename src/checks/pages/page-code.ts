/** Pages are data: what is not is also rejected by the build, by the same rules. */
import { pageCodeProblems } from '../../lib/page-code';
import type { Check } from './types';

export const pageCode: Check = ({ tree }) => pageCodeProblems(tree);
