/** The search's settings for the site. They are written by the build, so that the dialog doesn't need the application. */
import generated from '@generated/search/default/settings.json';
import type { SearchSettings } from './plugin';

export const settings = generated as SearchSettings;
