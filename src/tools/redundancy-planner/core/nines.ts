/** Nines of a probability of loss. Pure. */

/**
 * Most nines that are told. A double holds 1 − 10⁻¹⁶ no more, and long before that faults of software, operators' errors and
 * disasters outweigh what the models count.
 */
export const MAX_NINES = 15;

/** −log10 of the loss, at most `MAX_NINES`; 0 for a certain loss. */
export const ninesOf = (loss: number): number => Math.min(MAX_NINES, Math.max(0, -Math.log10(loss)));

export const isCapped = (loss: number): boolean => loss < 10 ** -MAX_NINES;
