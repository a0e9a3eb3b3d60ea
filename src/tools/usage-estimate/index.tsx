/** Browser entry of the usage estimate, for the page that has it. */
export { UsageEstimate } from './UsageEstimate';
