/** What commands ask of the checks. */
export { longestSentences } from './pages/sentences';
