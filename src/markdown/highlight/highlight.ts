import { codeLanguage } from '../../lib/code-languages';
import { parseInfoString, type InfoString } from '../../lib/info-string';
import type { Mark } from '../../lib/reader-values/marks';
import { refractor } from './grammars';
import { plainHtml, toHtml } from './runs';

/** The code block properties that the interface needs; see src/ui/code-block. */
export interface HighlightedBlock extends Pick<InfoString, 'language' | 'title' | 'kind' | 'unproven'> {
  /** Language name that readers see. */
  readonly label: string;
  readonly html: string;
}

/**
 * Highlights one fenced block.
 *
 * @param code text between the fences
 * @param language first word of the info string
 * @param meta rest of the info string
 * @param marks positions of the reader's values in the code
 * @throws Error for an unknown language or an invalid info string, with instructions to fix it; the caller adds the file and line
 */
export function highlight(
  code: string,
  language: string | null | undefined,
  meta: string | null | undefined,
  marks: readonly Mark[] = [],
): HighlightedBlock {
  const { language: name, title, kind, unproven } = parseInfoString(language, meta);
  const { label, grammar } = codeLanguage(name);
  const html = grammar === undefined ? plainHtml(code, marks) : toHtml(refractor.highlight(code, grammar), marks);
  return { language: name, label, title, kind, html, unproven };
}
