/** Builds the URL of a prefilled form for a reader's report about a page. */
import { encoded } from '../lib/quotation';

export interface Report {
  readonly title: string;
  /** Known facts about the page, which are written one per line. */
  readonly facts: readonly string[];
  /** The question for the reader to answer, which comes last. */
  readonly question: string;
}

/** Placeholder for the quotation while the URL is built. */
const MARK = '\0';

/**
 * @param form URL with `{title}` and `{body}`; the body is Markdown
 * @returns URL of the filled-in form, and the position in the URL at which to insert a quotation
 */
export function reportAddress(form: string, { title, facts, question }: Report): { href: string; quoteAt: number } {
  const body = `${facts.join('\n')}\n\n${MARK}${question}\n\n`;
  const marked = form.replaceAll('{title}', encoded(title)).replaceAll('{body}', encoded(body));
  return { href: marked.replaceAll(encoded(MARK), ''), quoteAt: marked.indexOf(encoded(MARK)) };
}
