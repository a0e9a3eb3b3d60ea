/** Drawing dimensions in px at scale 1. The site's style sheet repeats the font sizes and line heights. */
export const sizes = {
  label: { font: 14, line: 18 },
  note: { font: 12.5, line: 16 },
  linkLabel: { font: 12.5, line: 15 },
  frameTitle: { font: 12.5, line: 16 },
  /** Space between the text and the edge of a box. */
  padX: 14,
  padY: 12,
  /** Space between the text and the edge of a box if three boxes share the width of a phone. */
  padXTight: 6,
  /** Space between the label and the note. */
  textGap: 2,
  /** Half the height of the ellipses at the ends of a drum. */
  drum: 6,
  /** Space for the head and shoulders above a person's label. */
  personIcon: 28,
  framePad: 14,
  /** Space between items in a lane: without a link, with a link, and with a labeled link. */
  gap: 14,
  gapLink: 34,
  gapLabel: 50,
  cellGap: 5,
  /** Space between a frame and the edge of the drawing, so that lines aren't cut off. */
  margin: 1,
} as const;
