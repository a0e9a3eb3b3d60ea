/** What the search knows of the site: written when it is built, so that the dialog needs nothing of the application. */
import generated from '@generated/search/default/settings.json';
import type { SearchSettings } from './plugin';

export const settings = generated as SearchSettings;
