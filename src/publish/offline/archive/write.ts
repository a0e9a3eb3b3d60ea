import { write, type Language } from '../../language';
import { archiveFile, archiveName } from '../../names';
import { zip, type Files } from './archive';
import { searchFiles } from './search-page';

/**
 * Writes the archive.
 * @param files pages and the files that they load
 * @returns its size in bytes
 */
export async function writeArchive(language: Language, files: Files): Promise<number> {
  const { props, brand, locale, search } = language;
  const found = await searchFiles(search, search.index(props));
  const archive = zip(new Map([...files, ...found]), archiveName(brand.slug, locale));
  await write(language, archiveFile(brand.slug, locale), archive);
  return archive.length;
}
