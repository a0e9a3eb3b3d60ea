import type { Diagram } from './schema';
import { narrowScene } from './narrow';
import { toSvg } from './svg';
import { wideScene } from './wide';

/** Minimum figure widths, in px, for showing a wide drawing. The site's style sheet has a rule for each. */
const THRESHOLDS = [320, 400, 480, 560] as const;

/** Smallest scale of the wide drawing before the narrow one replaces it. */
const SMALLEST_SCALE = 0.85;

/**
 * @param id unique on the page
 * @returns HTML of both drawings, one of which the style sheet shows, and the figure width from which the wide one is shown, in px
 */
export function compileDiagram(diagram: Diagram, id: string): { html: string; wideFrom: number } {
  const wide = wideScene(diagram);
  const least = wide.width * SMALLEST_SCALE;
  return {
    html: toSvg(wide, 'wide', diagram, id) + toSvg(narrowScene(diagram), 'narrow', diagram, id),
    wideFrom: THRESHOLDS.find((threshold) => threshold >= least) ?? THRESHOLDS[THRESHOLDS.length - 1] ?? 0,
  };
}
