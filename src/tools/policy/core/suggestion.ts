/** The action that somebody meant: first by the name of an operation, then by the spelling. Pure. */
import { ACTIONS } from './actions';
import { nearest } from './nearest';
import { REQUESTS } from './requests';

/** The actions that each operation needs, and each action itself, by the name in lower case. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ...[...REQUESTS.values()].map(({ label, needs }) => [label.toLowerCase(), needs.map(({ action }) => action).join(', ')] as const),
  ...ACTIONS.map((action) => [action.replace('s3:', '').toLowerCase(), action] as const),
]);
const NAMES = [...MEANT.keys()];

/** @returns actions, separated by commas; undefined where no name is close */
export function actionMeant(written: string): string | undefined {
  const name = written.replace(/^s3:|[*?]+$/gi, '').toLowerCase();
  // With another first letter it would be another verb, such as Get instead of Set.
  const near = MEANT.has(name)
    ? name
    : nearest(
        name,
        NAMES.filter(([first]) => first === name[0]),
      );
  return near === undefined ? undefined : MEANT.get(near);
}
