import { parseInfoString, type InfoString } from '../../lib/info-string';
import { toHtml } from './html';
import { languages, refractor, type Language } from './languages';
import { toRuns, type Run } from './runs';

/** What the interface needs of a code block; see src/ui/code-block. */
export interface HighlightedBlock {
  readonly language: string;
  /** Name of the language for readers. */
  readonly label: string;
  readonly title?: string;
  readonly kind: InfoString['kind'];
  readonly html: string;
  /** Why a success of the block on the test server proves nothing. */
  readonly unproven?: string;
}

function findLanguage(name: string): Language {
  const language = languages.get(name);
  if (language) return language;
  const known = [...languages.keys()].join(', ');
  throw new Error(
    name === ''
      ? `code block without a language; write one after the fence (text for plain text): ${known}`
      : `unknown language ${name}; use one of ${known}, or add it in src/markdown/highlight/languages.ts`,
  );
}

function color(code: string, { grammar }: Language): Run[] {
  return grammar === undefined ? [{ text: code }] : toRuns(refractor.highlight(code, grammar));
}

/**
 * Highlights one fenced block.
 *
 * @param code     text between the fences
 * @param language first word of the info string
 * @param meta     rest of the info string
 * @throws Error that says what to do about an unknown language, a wrong info string or a highlighted
 *         line beyond the end; the caller adds file and line
 */
export function highlight(code: string, language: string | null | undefined, meta: string | null | undefined): HighlightedBlock {
  const info = parseInfoString(language, meta);
  const found = findLanguage(info.language);
  return {
    language: info.language,
    label: found.label,
    ...(info.title === undefined ? {} : { title: info.title }),
    kind: info.kind,
    html: toHtml(color(code, found), info.highlight),
    ...(info.unproven === undefined ? {} : { unproven: info.unproven }),
  };
}
