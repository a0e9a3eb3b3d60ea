/** Tells the reader that part of the page failed to load, and tries again. Only the constants are also inlined in every page. */
import { create, createButton } from './elements';
import { whenHydrated } from './hydration';
import type { FailureTexts } from './texts';

/** Window event that reports the failure. Its detail is a function that retries what the reader asked for. */
const FAILURE = 'page-failure';

/** @param retry retries what the reader asked for */
export const reportFailure = (retry: () => void): boolean => dispatchEvent(new CustomEvent(FAILURE, { detail: retry }));

/** Marks a control as busy until what it needs has loaded, and then acts. If it fails to load, the reader is told, and can try again. */
export async function actOnceLoaded(control: Element, load: () => Promise<unknown>, act: () => void): Promise<void> {
  control.setAttribute('aria-busy', 'true');
  const isLoaded = await load().then(
    () => true,
    () => false,
  );
  control.removeAttribute('aria-busy');
  if (isLoaded) act();
  else reportFailure(() => void actOnceLoaded(control, load, act));
}

/** Root element attribute that shows that the page script (`page.ts`) is running. */
export const PAGE_RUNS = 'data-page-runs';

/** Styles of the notice and its buttons. They aren't in the style sheet, because that may be what failed to load. */
const LOOK =
  'position:fixed;inset:auto 1rem 1rem;z-index:400;display:flex;flex-wrap:wrap;gap:.75rem;align-items:center;max-inline-size:36rem;' +
  // Without this limit, the beginning of large text would be unreachable on a small screen.
  'max-block-size:calc(100% - 2rem);overflow:auto;margin-inline:auto;padding:.75rem 1rem;border:1px solid;border-radius:.5rem;' +
  'color:var(--ifm-font-color-base);background:var(--ifm-background-color)';
const BUTTON_LOOK = 'padding:.5rem .75rem;border:1px solid;border-radius:.25rem;color:inherit;background:none;font:inherit';

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
    for (const { style } of buttons) style.cssText = BUTTON_LOOK;
    notice = create('div', { role: 'alert' }, [text, ...buttons]);
    notice.style.cssText = LOOK;
    document.body.append(notice);
    // Screen readers announce changes inside an alert.
    text.textContent = navigator.onLine ? failed : offline;
  });
  whenHydrated(remove);
}
