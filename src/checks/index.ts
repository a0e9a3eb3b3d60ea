/** What commands ask of the checks. */
export { checkPage } from './pages/index';
export { links } from './pages/links';
export { longestSentences } from './pages/sentences';
export type { Site } from './pages/types';
