/** The parts of the checks that commands can use. */
export { UNCHECKED } from './pages/code-blocks';
export { checkPage } from './pages/index';
export { sidebarOf, sidebarProblems } from './pages/navigation';
export { links } from './pages/links';
export { textProblems } from './pages/sources';
export type { Site } from './pages/types';
