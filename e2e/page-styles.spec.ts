/** Checks that a page looks the same with its embedded part of the style sheet as with the whole sheet. */
import { expect, test } from './fixtures';
import { pagesByKind } from './routes';

const WIDTHS = [360, 1280];

/** Runs in the page: describes how each element is drawn. The elements are the same in every call. */
async function draw(): Promise<string[]> {
  // Elements that depend on a block's scroll position are drawn one frame after its layout.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const held = window as Window & { drawn?: Element[] };
  held.drawn ??= [...document.querySelectorAll('body *:not([data-rest], [data-rest] *)')];
  return held.drawn.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const box = [x, y, width, height].map(Math.round).join(' ');
    const look = [box, style.color, style.backgroundColor, style.font, style.display, style.border, style.opacity, style.visibility];
    return `${element.tagName}.${element.getAttribute('class')}: ${look.join('; ')}`;
  });
}

/** Runs in the page: loads the whole sheet, as the application does. */
async function loadSheet(): Promise<void> {
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles ?? '';
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    Object.assign(link, { onload: resolve, onerror: reject });
    document.head.append(link);
  });
  document.querySelector('[data-rest]')?.remove();
}

for (const path of pagesByKind) {
  test(path, async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The browser decides whether a typeface arrives in time.
    problems.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(path, { waitUntil: 'networkidle' });
    const drawn = async (): Promise<string[][]> => {
      const looks: string[][] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        looks.push(await page.evaluate(draw));
      }
      return looks;
    };
    const before = await drawn();
    await page.evaluate(loadSheet);
    for (const [index, looks] of (await drawn()).entries()) {
      const differences = looks.flatMap((look, at) => (look === before[index]?.[at] ? [] : [`${before[index]?.[at]} → ${look}`]));
      expect.soft(differences.slice(0, 10), `${WIDTHS[index]} px`).toEqual([]);
    }
  });
}
