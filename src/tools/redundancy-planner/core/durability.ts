/** Published models of one code of independent parts, to compare with the chain. Times are in days. Pure. */
import { DAYS_OF_YEAR, type Code, type Wear } from './chain';
import { atLeastOnce, binomialTail, poissonTail } from './probability';

/** Whole windows of a year: the repair time is stretched until it divides the year. At least one. */
export const windowsOfYear = (days: number): number => Math.max(1, Math.floor(DAYS_OF_YEAR / days));

/** Probability that one part fails within a window. */
const windowProbability = ({ afr, days }: Wear): number => afr / windowsOfYear(days);

/**
 * Window: more than k of n parts fail within one repair time; binomial tail, then all windows of the year.
 * Source: the published model of Backblaze. Range: p well below 1. Failures on both sides of a window's edge are not seen,
 * so it says too little by a factor of up to k + 1.
 */
export const windowLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(binomialTail(n, k, windowProbability(wear)), windowsOfYear(wear.days));

/**
 * Poisson: as the window, with n · p failures expected in each. Source: the white paper of Storj.
 * Range: many parts, p small. It also counts failures of parts that are lost already: with few parts it says several times
 * as much as the window.
 */
export const poissonLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(poissonTail(n * windowProbability(wear), k), windowsOfYear(wear.days));

/** p of a window above which a model is out of its range: the neglected terms are then of the size of p. */
const MAX_WINDOW_PROBABILITY = 0.1;

/** Whether failures and repair time are in the range of the models. */
export const isInRange = (wear: Wear): boolean => windowProbability(wear) <= MAX_WINDOW_PROBABILITY && wear.days <= DAYS_OF_YEAR;
