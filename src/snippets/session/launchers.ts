/** Runs a client that the runner has chosen, from a folder in front of the search path. */
export const launcher = (file: string): string => `#!/bin/sh\nexec '${file}' "$@"\n`;
