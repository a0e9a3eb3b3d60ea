/** Site settings for search. The build writes them, so that the dialog doesn't need the application. */
import generated from '@generated/search/default/settings.json';
import type { SearchSettings } from './plugin';

export const settings = generated as SearchSettings;
