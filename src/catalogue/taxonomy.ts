import type { GuideCheck } from './check';

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

/** A guide as shown in the catalog. */
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
