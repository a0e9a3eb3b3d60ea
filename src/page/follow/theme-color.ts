/** Gives the browser's frame the ground of the page, in the colour mode that the reader has chosen. */
export function followColorMode(): void {
  const root = document.documentElement;
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const update = (): void => {
    if (meta) meta.content = getComputedStyle(root).getPropertyValue('--brand-background').trim();
  };
  new MutationObserver(update).observe(root, { attributeFilter: ['data-theme'] });
  update();
}
