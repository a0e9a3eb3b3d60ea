/** The web manifest, by which a browser offers to install the site: for the page on reading offline, on no other. */
import path from 'node:path/posix';

export interface ManifestFacts {
  readonly title: string;
  readonly shortName: string;
  readonly description: string;
  readonly lang: string;
  readonly dir: string;
  /** Root of the language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Path of the icon below the root. */
  readonly icon: string;
  /** Colour of the window's frame and of the ground while the first page loads. */
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
    // With the browser's Back and the address: a documentation is read by links.
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [{ src, sizes: 'any', type: ICON_TYPES[path.extname(icon)] }],
  });
}
