import type { Diagram } from './schema';
import { narrowScene } from './narrow';
import { toSvg } from './svg';
import { wideScene } from './wide';

/** Figure widths in px at which a wide drawing can be shown. The site's style sheet has a rule for each width. */
const THRESHOLDS = [320, 400, 480, 560] as const;

/** Minimum scale of the wide drawing. Below this scale, the narrow drawing replaces it. */
const SMALLEST_SCALE = 0.85;

/**
 * @param id diagram id, which must be unique on the page
 * @returns HTML of both drawings, one of which the style sheet shows, and the minimum figure width in px for the wide one
 */
export function compileDiagram(diagram: Diagram, id: string): { html: string; wideFrom: number } {
  const wide = wideScene(diagram);
  const least = wide.width * SMALLEST_SCALE;
  return {
    html: toSvg(wide, 'wide', diagram, id) + toSvg(narrowScene(diagram), 'narrow', diagram, id),
    wideFrom: THRESHOLDS.find((threshold) => threshold >= least) ?? THRESHOLDS[THRESHOLDS.length - 1] ?? 0,
  };
}
