import type { Diagram } from './schema';
import { narrowScene } from './narrow';
import { toSvg } from './svg';
import { wideScene } from './wide';

/** Widths of the figure, in px, from which a wide drawing may be shown; see src/ui/diagram. */
const THRESHOLDS = [320, 400, 480, 560] as const;

/** The wide drawing may shrink to this part of its size before the narrow one takes its place. */
const SMALLEST_SCALE = 0.85;

export interface CompiledDiagram {
  /** Both drawings; the style sheet shows one of them. */
  readonly html: string;
  /** Width of the figure from which the wide one is shown, in px. */
  readonly wideFrom: number;
}

/** @param id unique in the page */
export function compileDiagram(diagram: Diagram, id: string): CompiledDiagram {
  const wide = wideScene(diagram);
  const narrow = narrowScene(diagram);
  const text = { title: diagram.title, description: diagram.description };
  const least = wide.width * SMALLEST_SCALE;
  return {
    html: toSvg(wide, 'd-wide', { ...text, id: `${id}-wide` }) + toSvg(narrow, 'd-narrow', { ...text, id: `${id}-narrow` }),
    wideFrom: THRESHOLDS.find((threshold) => threshold >= least) ?? THRESHOLDS[THRESHOLDS.length - 1] ?? 0,
  };
}
