/** The sidebars by docs instance. The framework reads one file an instance, so each lies beside the pages that it orders. */
import composer from './composer/sidebar';
import home from './docs/sidebar';

export const sidebars = { home, composer };
