import { FOLLOWED } from '../../page/search/island';

/** Goes to an address: a path by the application's router where that runs, else as the browser does. */
export function follow(url: string): void {
  const isLeft = !url.startsWith('/') || dispatchEvent(new CustomEvent(FOLLOWED, { cancelable: true, detail: url }));
  if (isLeft) window.location.assign(url);
}
