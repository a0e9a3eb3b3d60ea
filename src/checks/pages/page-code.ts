/** Pages are data. Anything else is also rejected by the build, with the same rules. */
import { pageCodeProblems } from '../../lib/page-code';
import type { Check } from './types';

export const pageCode: Check = ({ tree }) => pageCodeProblems(tree);
