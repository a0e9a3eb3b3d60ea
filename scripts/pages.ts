/** Shared code for the commands that create and rename pages. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import posix from 'node:path/posix';
import { locales, pagesFolder, type DocsInstance } from '../src/content';
import { FORMER_ADDRESSES, loadFormerAddresses } from '../src/hosting/plugin';
import { UsageError } from '../src/lib/usage-error';
import { project } from './command';

const ID = /^[a-z\d-]+\/[a-z\d]+(?:-[a-z\d]+)*$/;
/** An operator's own pages can be in any folder, or in none. */
const OWN_ID = /^(?:[a-z\d-]+\/)*[a-z\d]+(?:-[a-z\d]+)*$/;

/** Address, without the language, of a page that has no slug. */
export const addressOf = (instance: DocsInstance, id: string): string => posix.join(instance.route, id);

/**
 * @param id folder and name of the new page
 * @param present its current address, which may not be its first one
 * @throws UsageError that explains why no page can have this name, and what to do
 */
export function checkName(root: string, instance: DocsInstance, id: string, present?: string): void {
  if (!(instance.id === 'own' ? OWN_ID : ID).test(id))
    throw new UsageError(`${id} isn’t a valid name: use lowercase letters, digits, and single hyphens, such as guides/object-lock`);
  const [folder, name] = [posix.dirname(id), posix.basename(id)];
  if ((name === 'index' && instance.id !== 'own') || name === folder)
    throw new UsageError(`the name ${name} refers to the folder ${folder}/: choose another name`);
  const files = locales.flatMap((locale) => ['md', 'mdx'].map((extension) => `${pagesFolder(instance, locale)}/${id}.${extension}`));
  const taken = files.find((file) => existsSync(path.join(root, file)));
  if (taken !== undefined) throw new UsageError(`${taken} already exists: choose another name, or edit that page`);
  const to = loadFormerAddresses(root)[addressOf(instance, id)];
  if (to !== undefined && to !== present)
    throw new UsageError(`${addressOf(instance, id)} redirects to ${to}: choose another name, or delete the line in ${FORMER_ADDRESSES}`);
}

/** Formats the files that this project formats, because a new name can make a line too long. */
export function formatFiles(root: string, files: Iterable<string>): void {
  const prettier = path.join(project, 'node_modules/.bin/prettier');
  execFileSync(prettier, ['--write', '--log-level=warn', '--ignore-unknown', ...files], { cwd: root, stdio: 'inherit' });
}
