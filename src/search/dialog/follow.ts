import { FOLLOWED } from '../../page/search/island';

/** Navigates to a URL. A path is opened by the application's router if it's running, otherwise by the browser. */
export function follow(url: string): void {
  const isLeft = !url.startsWith('/') || dispatchEvent(new CustomEvent(FOLLOWED, { cancelable: true, detail: url }));
  if (isLeft) window.location.assign(url);
}
