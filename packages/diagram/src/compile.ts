import type { Diagram } from './schema';
import { narrowScene } from './narrow';
import { toSvg } from './svg';
import { wideScene } from './wide';

/** Widths of the figure, in px, from which a wide drawing may be shown. The site's style sheet has a rule for each. */
const THRESHOLDS = [320, 400, 480, 560] as const;

/** The wide drawing may shrink to this part of its size before the narrow one takes its place. */
const SMALLEST_SCALE = 0.85;

/**
 * @param id unique in the page
 * @returns HTML of both drawings, of which the style sheet shows one, and the width of the figure from which it is the wide one, in px
 */
export function compileDiagram(diagram: Diagram, id: string): { html: string; wideFrom: number } {
  const wide = wideScene(diagram);
  const least = wide.width * SMALLEST_SCALE;
  return {
    html: toSvg(wide, 'wide', diagram, id) + toSvg(narrowScene(diagram), 'narrow', diagram, id),
    wideFrom: THRESHOLDS.find((threshold) => threshold >= least) ?? THRESHOLDS[THRESHOLDS.length - 1] ?? 0,
  };
}
