/** Browser entry of the lifecycle builder, for the page that has it. */
export { LifecycleBuilder } from './LifecycleBuilder';
