/** The archive's style sheets, which load files next to them. */
import { addressFrom, assetAt, type Asset, type Place, type Site } from './address';

/** Addresses in `url(…)`, except for data URLs and references to SVG elements on the page. */
const LOADED = /url\(\s*(['"]?)(?!data:|#)([^'")\s]+)\1\s*\)/g;

/** @returns the style sheet, and the files that it loads */
export function archivedStyleSheet(css: string, place: Place, site: Site): { css: string; assets: Asset[] } {
  const assets: Asset[] = [];
  const text = css.replace(LOADED, (whole, _quote, address: string) => {
    const found = assetAt(place, address, site);
    if (found === undefined) return whole;
    assets.push(found);
    return `url("${addressFrom(place, found)}")`;
  });
  return { css: text, assets };
}
