/** The name that someone intended, based on its spelling. For an action, operation names are considered first. Pure functions. */
import { ACTIONS } from './iam-data';
import { REQUESTS } from './requests';

/** The actions that each operation needs, and each action itself, by name in lower case. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ...[...REQUESTS.values()].map(({ label, needs }) => [label.toLowerCase(), needs.map(({ action }) => action).join(', ')] as const),
  ...ACTIONS.map((action) => [action.replace('s3:', '').toLowerCase(), action] as const),
]);
const NAMES = [...MEANT.keys()];

/** @returns actions, separated by commas; undefined if no name is close */
export function actionMeant(written: string): string | undefined {
  const name = written.replace(/^s3:|[*?]+$/gi, '').toLowerCase();
  // A different first letter would mean another verb, such as Get instead of Set.
  const near = MEANT.has(name)
    ? name
    : nearest(
        name,
        NAMES.filter(([first]) => first === name[0]),
      );
  return near === undefined ? undefined : MEANT.get(near);
}

/** Number of insertions, deletions and substitutions between two texts (Levenshtein distance). */
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

/** Maximum number of different letters. Beyond this, another name is just as likely. */
const FARTHEST = 2;

/** @returns the single nearest name, ignoring case; undefined if none is close, or several are equally close */
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
