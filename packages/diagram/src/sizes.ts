/** Measures of the drawing in px at scale 1. The site's style sheet repeats font sizes and line heights. */
export const sizes = {
  label: { font: 14, line: 18 },
  note: { font: 12.5, line: 16 },
  linkLabel: { font: 12.5, line: 15 },
  frameTitle: { font: 12.5, line: 16 },
  /** Between text and the edge of a box. */
  padX: 14,
  padY: 12,
  /** The same where three boxes share a phone's width. */
  padXTight: 6,
  /** Between label and note. */
  textGap: 2,
  /** Height of the ellipse's half at the ends of a drum. */
  drum: 6,
  /** Space for head and shoulders above the label of a person. */
  personIcon: 28,
  framePad: 14,
  /** Between items of one lane: alone, with a link, with a labelled link. */
  gap: 14,
  gapLink: 34,
  gapLabel: 50,
  cellGap: 5,
  /** Between frame and drawing's edge, so that lines are not cut. */
  margin: 1,
} as const;
