/**
 * Client module of the writer's server (`npm start`), which has no delivered page: a writer sees the contents follow,
 * what was opened close, and the frame take the page's ground, as readers do. The bar at the top is the application's.
 */
import '../page/controls';
import { closeWhatIsLeft } from '../page/follow/close';
import { followReader } from '../page/follow/place';
import { followColorMode } from '../page/follow/theme-color';

if (typeof document !== 'undefined') {
  closeWhatIsLeft();
  followReader();
  followColorMode();
}
