/** Not read by the framework, which wants one file for each docs instance: this one joins them for the checks of pages. */
import composer from './composer/sidebar';
import home from './docs/sidebar';

export const sidebars = { home, composer };
