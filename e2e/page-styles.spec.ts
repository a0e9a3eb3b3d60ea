/** Checks that a page looks the same with its embedded part of the style sheet as with the whole sheet. */
import { expect, test } from './fixtures';
import { pairs } from './nightly';
import { pagesByKind } from './routes';

/** Runs in the page: compares the rendering of each element with and without the whole sheet, and returns the differences. */
async function compare(): Promise<string[]> {
  // Elements that depend on a block's scroll position are drawn one frame after its layout.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const elements = [...document.querySelectorAll('body *:not([data-rest], [data-rest] *)')];
  const draw = (element: Element): string => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const box = [x, y, width, height].map(Math.round).join(' ');
    return [box, style.color, style.backgroundColor, style.font, style.display, style.border, style.opacity, style.visibility].join('; ');
  };
  const before = elements.map(draw);
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    Object.assign(link, { onload: resolve, onerror: reject });
    document.head.append(link);
  });
  // Removes the element, as the application does.
  document.querySelector('[data-rest]')?.remove();
  return elements.flatMap((element, index) =>
    draw(element) === before[index] ? [] : [`${element.tagName}.${element.className}: ${before[index]} → ${draw(element)}`],
  );
}

for (const [path, width] of pairs(pagesByKind, [360, 1280])) {
  test(`${path} at ${width} px`, async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    // The browser decides whether a typeface arrives in time.
    problems.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    expect((await page.evaluate(compare)).slice(0, 10)).toEqual([]);
  });
}
