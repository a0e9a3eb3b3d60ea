/** How a guide was checked: the front matter `check`. */

/**
 * - `run`: the program's commands were executed
 * - `read`: taken from the program's documentation or source
 * - `none`: neither; from general knowledge of the program
 */
export const HOWS = ['run', 'read', 'none'] as const;
export type How = (typeof HOWS)[number];

export interface GuideCheck {
  how: How;
  /** Programs with the versions that the guide was written for: `restic 0.19`. */
  versions: string[];
  /** Day of the check: `2026-11-22`. */
  date: string;
  /** The server that it ran against, with `run` only. */
  server?: string | undefined;
}

/** Days after which a check is called old. */
const OLD_AFTER = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Whether a check is more than a year old.
 * @param date   of the check, ISO 8601
 * @param newest day of the newest change of the site, ISO 8601: a build of the same sources says the same whenever it is made
 */
export const isOld = (date: string, newest: string): boolean => Date.parse(newest) - Date.parse(date) > OLD_AFTER * DAY_MS;
