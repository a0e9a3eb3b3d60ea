/** Browser entry point of the home page module. */
export { Home } from './Home';
