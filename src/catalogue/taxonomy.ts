/** The categories and labels of integration guides, in display order. */
export const CATEGORIES = ['backup', 'sync', 'nas', 'mount', 'cdn', 'app', 'sdk'] as const;
export type Category = (typeof CATEGORIES)[number];

export const LABELS = ['immutability', 'command-line', 'gui', 'sdk', 'saas', 'nas-device', 'windows', 'macos', 'linux'] as const;
export type Label = (typeof LABELS)[number];

/** Sidebar headings. Their translations are in `i18n/<locale>/docusaurus-plugin-content-docs-home/current.json`. */
export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  backup: 'Backup',
  sync: 'Sync and transfer',
  nas: 'NAS',
  mount: 'Mount',
  cdn: 'CDN',
  app: 'Applications and data',
  sdk: 'SDK and command line',
};

/**
 * How a guide was checked, based on the `check` field in its front matter.
 * - `run`: the program's commands were executed
 * - `read`: checked against the program's documentation or source
 * - `none`: not checked; written from general knowledge of the program
 */
export const HOWS = ['run', 'read', 'none'] as const;
export type How = (typeof HOWS)[number];

export interface GuideCheck {
  how: How;
  /** Programs and versions that the guide was written for, such as `restic 0.19`. */
  versions: string[];
  /** Date of the check, such as `2026-11-22`. */
  date: string;
  /** The server that the commands ran against. Only set if `how` is `run`. */
  server?: string | undefined;
}

/** Number of days after which a check is considered old. */
const OLD_AFTER = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a check is old. Dates are ISO 8601. @param newest latest change to the site, so that the result doesn't depend on the clock */
export const isOld = (date: string, newest: string): boolean => Date.parse(newest) - Date.parse(date) > OLD_AFTER * DAY_MS;

export interface Guide {
  title: string;
  description: string;
  route: string;
  category: Category;
  labels: Label[];
  /** Alternative names for the program. */
  aliases: string[];
  check: GuideCheck;
  /** Whether the check is more than a year old. */
  isOld: boolean;
}
