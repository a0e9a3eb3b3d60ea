/**
 * Tells the reader that part of the page failed to load and why, and lets the reader try again. The inline script uses only the constants,
 * so only these are inlined in every page.
 */
import { create, createButton } from './elements';
import { whenHydrated } from './hydration';

/** Window event that reports the failure. Its detail is a function that retries what the reader asked for. */
const FAILURE = 'page-failure';

/** @param retry retries what the reader asked for */
export const reportFailure = (retry: () => void): boolean => dispatchEvent(new CustomEvent(FAILURE, { detail: retry }));

/** Root element attribute that shows that the page script (`page.ts`) is running. */
export const PAGE_RUNS = 'data-page-runs';

/** Notice texts, from `i18n/<locale>/site.json`. */
export interface FailureTexts {
  readonly failed: string;
  /** Shown instead of `failed` if the browser is offline. */
  readonly offline: string;
  readonly tryAgain: string;
  readonly close: string;
}

/** @param text returns the interface text with the given ID from the configuration */
export const failureTexts = (text: (id: string) => string): FailureTexts => ({
  failed: text('page.failed'),
  offline: text('page.offline'),
  tryAgain: text('page.tryAgain'),
  close: text('page.close'),
});

/** Styles of the notice. They aren't in the style sheet, because that may be what failed to load. */
const LOOK = {
  position: 'fixed',
  insetBlockEnd: '1rem',
  insetInline: '1rem',
  zIndex: '400',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  alignItems: 'center',
  maxInlineSize: '36rem',
  // Without this limit, the beginning of large text would be unreachable on a small screen.
  maxBlockSize: 'calc(100% - 2rem)',
  overflow: 'auto',
  marginInline: 'auto',
  padding: '0.75rem 1rem',
  border: '1px solid',
  borderRadius: '0.5rem',
  color: 'var(--ifm-font-color-base)',
  background: 'var(--ifm-background-color)',
};
const BUTTON_LOOK = {
  padding: '0.5rem 0.75rem',
  border: '1px solid',
  borderRadius: '0.25rem',
  color: 'inherit',
  background: 'none',
  font: 'inherit',
};

export function tellFailures({ failed, offline, tryAgain, close }: FailureTexts): void {
  let notice: HTMLElement | undefined;
  const remove = (): void => notice?.remove();
  addEventListener(FAILURE, (event) => {
    remove();
    const text = create('span', {});
    const retry = (): void => {
      remove();
      (event as CustomEvent<() => void>).detail();
    };
    const buttons = [createButton(tryAgain, { onclick: retry }), createButton(close, { onclick: remove })];
    for (const { style } of buttons) Object.assign(style, BUTTON_LOOK);
    notice = create('div', { role: 'alert' }, [text, ...buttons]);
    Object.assign(notice.style, LOOK);
    document.body.append(notice);
    // Screen readers announce changes inside an alert.
    text.textContent = navigator.onLine ? failed : offline;
  });
  whenHydrated(remove);
}
