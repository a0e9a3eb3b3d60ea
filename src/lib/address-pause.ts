/** Pause in typing before the URL is updated, in ms. Browsers reject more than about 100 URL replacements in 30 seconds. */
export const ADDRESS_PAUSE_MS = 250;
