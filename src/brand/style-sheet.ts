/** The style sheet that the brand decides: its colours. */
import type { Brand, Palette } from './schema';

const block = (selector: string, palette: Palette): string =>
  `${selector} {\n  --brand-accent: ${palette.accent};\n  --brand-accent-ink: ${palette.accentInk};\n  --brand-data: ${palette.data};\n  --brand-background: ${palette.background};\n}\n`;

/** The bar's own colours, in both modes. */
const announcementBar = ({ announcement }: Brand): string =>
  announcement
    ? `.theme-announcement-bar {\n  background-color: ${announcement.backgroundColor};\n  color: ${announcement.textColor};\n}\n`
    : '';

/** Hands the brand's colours to the tokens in `src/styles/tokens.css`. */
export function brandStyleSheet(brand: Brand): string {
  const light = block(":root[data-theme='light']", brand.colors.light);
  // Paper is light, whatever the screen is.
  const onPaper = `@media print {\n${block(':root', brand.colors.light)}}\n`;
  return block(':root', brand.colors.dark) + light + onPaper + announcementBar(brand);
}
