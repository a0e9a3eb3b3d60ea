/** Browser entry of the redundancy planner, for the page that has it. */
export { RedundancyPlanner } from './RedundancyPlanner';
