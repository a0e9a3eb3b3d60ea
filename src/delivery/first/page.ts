/** What a page does before the application is there, and need not do at once. Fetched beside the page. */
import '../../ui/controls';
import { hideNavbarOnScroll } from './navbar';
import { prefetchLinks } from './prefetch';

hideNavbarOnScroll();
prefetchLinks();
// The framework shows its banner for a wrong base address where this is missing when the page has been read.
(window as { docusaurus?: object }).docusaurus ??= {};
