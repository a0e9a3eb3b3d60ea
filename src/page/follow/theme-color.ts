/** Sets the browser's theme color to the page's background color in the color mode that the reader has chosen. */
export function followColorMode(): void {
  const root = document.documentElement;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const update = (): void => {
    if (meta) meta.content = getComputedStyle(root).getPropertyValue('--brand-background').trim();
  };
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
  update();
}
