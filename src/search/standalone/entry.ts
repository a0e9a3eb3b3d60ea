/**
 * Search on a page without the application, such as in the offline edition. It's a classic script, so that it also runs from local files.
 * It runs on the page's own thread, because browsers don't start workers from local files.
 */
import { create } from '../../page/elements';
import { limits } from '../../site/limits';
import { createEngine } from '../engines/embedded/engine';
import type { IndexFile } from '../engines/embedded/index-file';
import { groupHits, moveFocus, REQUEST } from '../page/results';
import { results, summary, type Place, type Texts } from './results';

declare global {
  /** Set by the script that runs before this one. */
  var archivedIndex: IndexFile;
}

/** A placeholder origin. The index contains only page paths, and browsers can't resolve them against a local file's URL. */
const SITE = 'https://archive.invalid';

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The search page has no ${selector}.`);
  return element;
};

async function start(settings: Texts & Place): Promise<void> {
  const engine = await createEngine(globalThis.archivedIndex);
  const input = find('form[role="search"] input') as HTMLInputElement;
  const line = find('[data-search-outcome] > p');
  const hint = line.textContent;
  const list = line.parentElement?.appendChild(create('ol', { className: 'hit-groups' }));
  // Use one status line for both sighted readers and screen reader users.
  line.parentElement?.querySelector('[role="status"]')?.remove();
  line.setAttribute('role', 'status');
  const show = (): void => {
    const query = input.value.trim();
    const answer = query === '' ? undefined : engine.search({ ...REQUEST, hitsPerPage: limits.reachableHits, indexName: '', query });
    line.textContent = answer ? summary(answer.nbHits, query, settings) : hint;
    list?.replaceChildren(...results(groupHits(answer?.hits ?? [], { siteUrl: SITE }), settings));
  };
  // Text that was typed before everything loaded takes precedence over the URL.
  input.value ||= new URLSearchParams(location.search).get('q') ?? '';
  input.addEventListener('input', show);
  const main = find('main');
  main.addEventListener('keydown', (event) => moveFocus(event, main));
  input.focus({ preventScroll: true });
  show();
}

// The page's script element for this script contains the settings.
void start(document.currentScript?.dataset as unknown as Texts & Place);
