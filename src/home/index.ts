/** Browser entry point for the home page module. */
export { Home } from './Home';
