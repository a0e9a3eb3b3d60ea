/** Tells the reader that a part of the page did not come, and why, and tries again. */
import { FAILURE, type Failure } from './failure';
import { whenHydrated } from './hydration';

/** Texts of the notice, from `i18n/<locale>/site.json`. */
export interface FailureTexts {
  readonly failed: string;
  /** In the place of `failed` where the browser has no network. */
  readonly offline: string;
  readonly tryAgain: string;
  readonly close: string;
}

/** @param text gives an interface text of the configuration by its id */
export const failureTexts = (text: (id: string) => string): FailureTexts => ({
  failed: text('page.failed'),
  offline: text('page.offline'),
  tryAgain: text('page.tryAgain'),
  close: text('page.close'),
});

/** Not in a style sheet, which may be what did not come. */
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
  // Of large text on a small screen the start would be out of reach.
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
    // Screen readers read what changes in an alert.
    text.textContent = navigator.onLine ? failed : offline;
  });
  whenHydrated(remove);
}
