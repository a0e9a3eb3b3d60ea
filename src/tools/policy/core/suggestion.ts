/** Pure functions that suggest the name that someone intended, based on its spelling. For actions, operation names take precedence. */
import { ACTIONS } from './iam-data';
import { REQUESTS } from './requests';

/** Actions that each operation needs, and each action itself, keyed by lowercase name. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ...[...REQUESTS.values()].map(({ label, needs }) => [label.toLowerCase(), needs.map(({ action }) => action).join(', ')] as const),
  ...ACTIONS.map((action) => [action.replace('s3:', '').toLowerCase(), action] as const),
]);
const NAMES = [...MEANT.keys()];

/** @returns the intended actions, separated by commas, or undefined if no name is close */
export function actionMeant(written: string): string | undefined {
  const name = written.replace(/^s3:|[*?]+$/gi, '').toLowerCase();
  // A different first letter would mean a different verb, such as Get instead of Set.
  const near = MEANT.has(name)
    ? name
    : nearest(
        name,
        NAMES.filter(([first]) => first === name[0]),
      );
  return near === undefined ? undefined : MEANT.get(near);
}

/** Returns the number of insertions, deletions, and substitutions between two texts (Levenshtein distance). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [at, against] of Array.from(other).entries()) {
      const substituted = (row[at] ?? 0) + (letter === against ? 0 : 1);
      next.push(Math.min(substituted, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Maximum number of differing letters. With more differences, another name would be just as likely. */
const FARTHEST = 2;

/** @returns the closest name, ignoring case, or undefined if no name or more than one name is closest */
export function nearest(text: string, names: readonly string[]): string | undefined {
  const written = text.toLowerCase();
  const near = names
    .filter((name) => Math.abs(name.length - text.length) <= FARTHEST)
    .map((name) => ({ name, far: distance(written, name.toLowerCase()) }))
    .filter(({ far }) => far <= FARTHEST)
    .sort((a, b) => a.far - b.far);
  const [best, second] = near;
  return best && best.far !== second?.far ? best.name : undefined;
}
