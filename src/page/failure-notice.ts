/** Tells the reader that part of the page failed to load and why, and lets the reader try again. */
import { FAILURE, type Failure } from './failure';
import { whenHydrated } from './hydration';

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

function button(text: string, act: () => void): HTMLButtonElement {
  const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text, onclick: act });
  made.dataset.static = '';
  Object.assign(made.style, BUTTON_LOOK);
  return made;
}

export function tellFailures({ failed, offline, tryAgain, close }: FailureTexts): void {
  let notice: HTMLElement | undefined;
  const remove = (): void => notice?.remove();
  addEventListener(FAILURE, (event) => {
    const again = (event as Failure).detail;
    remove();
    const text = document.createElement('span');
    notice = document.createElement('div');
    notice.role = 'alert';
    Object.assign(notice.style, LOOK);
    document.body.append(notice);
    const retry = (): void => {
      remove();
      again();
    };
    notice.append(text, button(tryAgain, retry), button(close, remove));
    // Screen readers announce changes inside an alert.
    text.textContent = navigator.onLine ? failed : offline;
  });
  whenHydrated(remove);
}
