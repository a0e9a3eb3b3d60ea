import { write, type Language } from '../language';
import type { Twin } from './twin';

/** Writes the twins where the pages' heads say that they are. */
export async function writeTwins(language: Language, twins: readonly Twin[]): Promise<void> {
  for (const { address, markdown } of twins) await write(language, address.slice(language.props.baseUrl.length), markdown);
}
