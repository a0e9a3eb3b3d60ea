/**
 * Combines the sidebars of all docs instances, for the page checks and for sites without some of the pages. Otherwise, the framework reads one
 * file for each instance.
 */
import composer from './composer/sidebar';
import home from './docs/sidebar';

export const sidebars = { home, composer };
