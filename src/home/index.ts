/** Browser entry of the home page's module. */
export { Home } from './Home';
