/**
 * A page to which the reader comes for the first time is laid out as far as it is seen, so that a slow phone shows it at once
 * (`src/styles/prose.css`). The rest follows here, a few parts at a time, while the reader reads. Whoever comes back, reloads or
 * follows a link to a heading gets it whole from the start: the browser restores a distance from the top, and the height of what
 * has not been laid out is an estimate.
 */

/** Says on the root element that parts of the page may still have to be laid out. */
const FRESH = 'data-fresh';
/** On parts that have been laid out. Not a style: where the page's HTML is read again, its policy forbids styles in attributes. */
const LAID_OUT = 'data-laid-out';
/** Parts at a time: a slow phone lays them out in less than 50 ms. */
const AT_A_TIME = 8;

const { documentElement: root } = document;

/** Is called before the parts of the page are there. */
export function noteFreshPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  root.toggleAttribute(FRESH, navigation?.type === 'navigate' && location.hash === '');
}

/** Safari has no call for when it is idle. */
const whenIdle = (act: () => void): unknown =>
  (window.requestIdleCallback as typeof requestIdleCallback | undefined)?.(act) ?? setTimeout(act);

/** Lays out the rest of the page when all else has come. */
export function layOutRest(): void {
  if (!root.hasAttribute(FRESH)) return;
  const parts = [...document.querySelectorAll('.markdown > *')];
  let done = 0;
  const layOutNext = (): void => {
    for (const part of parts.slice(done, (done += AT_A_TIME))) part.toggleAttribute(LAID_OUT, true);
    if (done < parts.length) {
      whenIdle(layOutNext);
      return;
    }
    root.removeAttribute(FRESH);
    for (const part of parts) part.removeAttribute(LAID_OUT);
  };
  const start = (): unknown => whenIdle(layOutNext);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}
