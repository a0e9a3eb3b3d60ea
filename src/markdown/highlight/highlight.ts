import { refractor } from 'refractor';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import { codeLanguage } from '../../lib/code-languages';
import { parseInfoString, type InfoString } from '../../lib/info-string';
import type { Mark } from '../../lib/reader-values/marks';
import { plainHtml, toHtml } from './runs';

/** Matches `--bucket`, `--no-verify-ssl`, `-x`. Prism's own pattern stops at the second hyphen. */
const OPTION = /(^|\s)--?[A-Za-z][\w-]*(?=[=\s\\]|$)/;

/**
 * The first word of a command: at the start of a line that doesn't continue another, after `|`, `;`, `&`, `$(`, or after a word like `do`.
 * Prism's own pattern is a list of Unix commands in any position, so it marks the `cp` in `aws s3 cp` and misses `aws`.
 */
const COMMAND =
  /(?<=(?<!\\\n)^[ \t]*|[|;&][ \t]*|\$\(|\b(?:do|else|if|then|until|while)[ \t]+)(?!(?:case|do|done|elif|else|esac|export|fi|for|function|if|in|select|set|then|until|while)\b)[A-Za-z][\w.+-]*(?=[\s;)]|$)/m;

/** The grammar tokens to replace. */
const TOKENS = { parameter: { pattern: OPTION, lookbehind: true }, function: { pattern: COMMAND, lookbehind: false, greedy: true } };

/**
 * Adapts Prism's bash grammar to the command lines of storage tools.
 *
 * @param grammar `refractor.languages.bash`, changed in place, because the grammar of $(…) shares its tokens
 * @throws Error if a newer grammar no longer has these tokens
 */
function tuneBash(grammar: object = {}): void {
  for (const [name, token] of Object.entries(TOKENS)) {
    const existing: unknown = Reflect.get(grammar, name);
    if (typeof existing !== 'object' || existing === null || !('pattern' in existing))
      throw new Error(`Prism's Bash grammar has no token ${name}; adapt src/markdown/highlight/highlight.ts to this version of refractor`);
    Object.assign(existing, token);
  }
}

// Refractor already includes about thirty common grammars.
for (const syntax of [hcl, http, nginx, powershell]) refractor.register(syntax);
tuneBash(refractor.languages.bash);

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
