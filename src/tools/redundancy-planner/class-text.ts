import type { RedundancyClass } from './core/class';

/** `2+1 / 4+2`: outer, then inner. */
export const classText = ({ outerN, outerK, innerN, innerK }: RedundancyClass): string => `${outerN}+${outerK} / ${innerN}+${innerK}`;
