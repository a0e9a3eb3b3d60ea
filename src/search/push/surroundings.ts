/** The upload's environment and output. */
import type { HostedSearch } from '../../site/brand';

/** Environment variable that contains the key with write permission. */
export const WRITE_KEY = 'HOSTED_SEARCH_WRITE_KEY';

/** The environment in which the command runs. */
export interface PushSurroundings {
  say: (line: string) => void;
  complain: (line: string) => void;
  hosted: HostedSearch | null;
  /** The brand's languages. */
  languages: readonly string[];
  environment: Readonly<Record<string, string | undefined>>;
  /** Interrupts the upload. Anything that it has created besides the live index is removed or, if that's impossible, reported. */
  interruption: AbortSignal;
}

/** Removes the key from the output, because a service might echo it, and control characters, because a terminal would interpret them. */
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
