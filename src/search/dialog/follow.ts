import { FOLLOWED } from '../../page/search/island';

/** Navigates to a URL. If the application is running, its router opens paths. Otherwise, the browser opens them. */
export function follow(url: string): void {
  const isLeft = !url.startsWith('/') || dispatchEvent(new CustomEvent(FOLLOWED, { cancelable: true, detail: url }));
  if (isLeft) window.location.assign(url);
}
