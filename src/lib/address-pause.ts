/** How long typing pauses before the address follows, in ms: browsers refuse more than about a hundred replaced addresses in half a minute. */
export const ADDRESS_PAUSE_MS = 250;
