/** The site's style sheet, of which the page has only what its own text needs. */

/** @returns when it applies; at once for a page without one @throws Error when it cannot be fetched */
export async function loadStyles(): Promise<void> {
  const { styles: href = '' } = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {};
  if (
    href === '' ||
    document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${CSS.escape(href)}"]:not([media="not all"])`)?.sheet
  )
    return;
  await new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve });
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${href} could not be fetched.`));
    };
    document.head.append(link);
  });
}
