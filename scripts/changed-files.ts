/** The files that a writer has changed. */
import { UsageError } from '../src/lib/usage-error';
import { git } from './command';

/** The pull requests' target branch, locally or on the server. */
const MAIN = ['main', 'origin/main'];

/** Returns the files that have changed since the branch diverged from the main branch, including uncommitted changes. */
export function changedFiles(root: string): string[] {
  const main = MAIN.find((name) => git(root, 'branch', '--all', '--list', name, `remotes/${name}`) !== '');
  if (main === undefined) throw new UsageError(`there is no branch ${MAIN.join(' or ')} to compare with: name the pages to check`);
  const changed = git(root, 'diff', '--name-only', '--diff-filter=d', '--relative', git(root, 'merge-base', 'HEAD', main).trim());
  return [...changed.split('\n'), ...git(root, 'ls-files', '--others', '--exclude-standard').split('\n')].filter((file) => file !== '');
}
