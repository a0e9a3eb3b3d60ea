/** What the delivery changes in the HTML of a page. Pure. */
import type { StyleSheet } from './styles/style-sheet';

export interface Delivery {
  /** The site's style sheet, of which the page gets its part. */
  readonly styles: Pick<StyleSheet, 'of'>;
  /** Script that stands in the page: it waits for the reader's first intent. */
  readonly first: string;
  /** Addresses of what the application needs on this page beside its first scripts. */
  readonly chunks: readonly string[];
  /** Address of the script that is fetched beside the page. */
  readonly comforts: string;
}

/** Names that scripts give to elements of the static page. */
const LATER = ['dialog', 'form', 'input', '.search-wait', '.table-of-contents__link--active'];

const STYLE_SHEET = /<link rel="?stylesheet"? href="?([^"\s>]*\/assets\/css\/[^"\s>]+\.css)"?\s*\/?>/;
const SCRIPTS = /<script src="?([^"\s>]*\/assets\/js\/(?:runtime~main|main)\.[^"\s>]+)"? defer(?:="defer")?><\/script>/g;

/**
 * Puts the styles of a page into it, and takes out the application, which the page's own script starts.
 * @param html page as the framework writes it
 * @returns the page to publish; undefined for a page without application, such as a redirect
 * @throws Error when the page has scripts or styles in another form
 */
export function deliver(html: string, { styles, first, chunks, comforts }: Delivery): string | undefined {
  const styleSheet = STYLE_SHEET.exec(html);
  const scripts = [...html.matchAll(SCRIPTS)].map(([, source]) => source);
  if (styleSheet === null && scripts.length === 0) return undefined;
  if (styleSheet === null || scripts.length !== 2) {
    throw new Error(
      `delivery: expected one style sheet and two scripts in a page, found ${Number(styleSheet !== null)} and ${scripts.length}; adapt src/delivery/html.ts to the framework`,
    );
  }
  const bare = html.replace(SCRIPTS, '');
  const application = `<script data-scripts="${scripts.join(' ')}" data-chunks="${chunks.join(' ')}" data-styles="${styleSheet[1]}">${first}</script>`;
  const added = `<style>${styles.of(bare, LATER)}</style>${application}<script src="${comforts}" defer></script>`;
  return bare.replace(STYLE_SHEET, () => added);
}
