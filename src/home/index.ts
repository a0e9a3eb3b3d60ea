/** Browser entry of the home page's room. */
export { Home } from './Home';
