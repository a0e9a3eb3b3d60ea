/** What the upload takes from its surroundings, and what it may tell them. */
import type { HostedSearch } from '../../site/brand';

/** The variable of the environment with the key that may write. */
export const WRITE_KEY = 'HOSTED_SEARCH_WRITE_KEY';

/** What the command takes from its surroundings. */
export interface PushSurroundings {
  say: (line: string) => void;
  complain: (line: string) => void;
  hosted: HostedSearch | null;
  environment: Readonly<Record<string, string | undefined>>;
  /** Ends the push: what it has made beside the live index is removed, and the rest is said. */
  interruption: AbortSignal;
}

/** What is said without the key, which a service may echo, and without control characters, which a terminal would obey. */
export function guarded(surroundings: PushSurroundings): PushSurroundings {
  const key = surroundings.environment[WRITE_KEY] ?? '';
  const hide = (line: string): string =>
    [key, encodeURIComponent(key)].reduce((text, secret) => (secret === '' ? text : text.replaceAll(secret, `<${WRITE_KEY}>`)), line);
  const clean = (line: string): string =>
    hide(
      line
        .split('\n')
        .map((part) => part.replace(/\p{Cc}/gu, ' '))
        .join('\n'),
    );
  return { ...surroundings, say: (line) => surroundings.say(clean(line)), complain: (line) => surroundings.complain(clean(line)) };
}
