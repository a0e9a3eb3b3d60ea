import type { Brand, Palette } from './schema';

const block = (selector: string, palette: Palette): string =>
  `${selector} {\n  --brand-accent: ${palette.accent};\n  --brand-accent-ink: ${palette.accentInk};\n  --brand-data: ${palette.data};\n  --brand-background: ${palette.background};\n}\n`;

/** The style sheet that hands the brand's colours to the tokens in `src/styles/tokens.css`. */
export function brandStyleSheet(brand: Brand): string {
  return block(':root', brand.colors.dark) + block(":root[data-theme='light']", brand.colors.light);
}
