/** Browser entry of the policy tool, for the page that has it. */
export { PolicyTool } from './PolicyTool';
