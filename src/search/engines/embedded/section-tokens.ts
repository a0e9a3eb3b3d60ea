/**
 * Tokens of texts, made when one is first looked at. Those of a section's heading and prose live as long as the
 * section; headings above it repeat in every section below them, so there texts are the keys.
 */
import { namedHeading } from './heading-tokens';
import { packTokens } from './packed-tokens';
import { rememberByObject, rememberByText } from './remember';
import type { Section } from './sections';

/** Headings kept; a query looks at fewer than a hundred. */
const MOST_KEPT = 2000;

/** Tokens of a heading or the name of an area. */
export const tokensOf = rememberByText(MOST_KEPT, packTokens);

/** Tokens of the section's own heading, under all its names. */
export const headingTokens = rememberByObject(namedHeading);

/** Tokens of the section's prose. */
export const contentTokens = rememberByObject(({ content }: Section) => packTokens(content ?? ''));
