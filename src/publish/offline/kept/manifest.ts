/** The web manifest, which lets browsers offer to install the site. Only the page about offline reading links to it. */
import path from 'node:path/posix';

export interface ManifestFacts {
  readonly title: string;
  readonly shortName: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: string;
  /** Language root, with a slash at both ends. */
  readonly baseUrl: string;
  /** Icon path, relative to the root. */
  readonly icon: string;
  /** Color of the window's frame, and of the background while the first page loads. */
  readonly background: string;
}

const ICON_TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon' };

/** The manifest as JSON (W3C Web Application Manifest). */
export function webManifest({ title, shortName, description, lang, dir, baseUrl, icon, background }: ManifestFacts): string {
  const src = baseUrl + icon.replace(/^\//, '');
  return JSON.stringify({
    name: title,
    short_name: shortName,
    description,
    lang,
    dir,
    start_url: baseUrl,
    scope: baseUrl,
    id: baseUrl,
    // Keeps the browser's Back button and address bar, because readers of documentation follow links.
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [{ src, sizes: 'any', type: ICON_TYPES[path.extname(icon)] }],
  });
}
