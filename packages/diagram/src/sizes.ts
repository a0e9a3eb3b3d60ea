/** Dimensions of the drawing in px at scale 1. The site's style sheet repeats font sizes and line heights. */
export const sizes = {
  label: { font: 14, line: 18 },
  note: { font: 12.5, line: 16 },
  linkLabel: { font: 12.5, line: 15 },
  frameTitle: { font: 12.5, line: 16 },
  /** Space between text and the edge of a box. */
  padX: 14,
  padY: 12,
  /** The same if three boxes share a phone's width. */
  padXTight: 6,
  /** Space between label and note. */
  textGap: 2,
  /** Half the height of the ellipse at the ends of a drum. */
  drum: 6,
  /** Space for head and shoulders above the label of a person. */
  personIcon: 28,
  framePad: 14,
  /** Space between items of one lane: without a link, with a link, with a labeled link. */
  gap: 14,
  gapLink: 34,
  gapLabel: 50,
  cellGap: 5,
  /** Space between a frame and the drawing's edge, so that lines aren't cut off. */
  margin: 1,
} as const;
