/** A reader's report on a page as the address of a prefilled form. */
import { encoded } from '../lib/quotation';

export interface Report {
  readonly title: string;
  /** What is known of the page, a line each. */
  readonly facts: readonly string[];
  /** What the reader is asked to write; stands last. */
  readonly question: string;
}

/** Stands for the quotation while the address is made. */
const MARK = '\0';

/**
 * @param form address with `{title}` and `{body}`; the body is Markdown
 * @returns address of the filled form, and the place in it where a quotation goes
 */
export function reportAddress(form: string, { title, facts, question }: Report): { href: string; quoteAt: number } {
  const body = `${facts.join('\n')}\n\n${MARK}${question}\n\n`;
  const marked = form.replaceAll('{title}', encoded(title)).replaceAll('{body}', encoded(body));
  return { href: marked.replaceAll(encoded(MARK), ''), quoteAt: marked.indexOf(encoded(MARK)) };
}
