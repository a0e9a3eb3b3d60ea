/** Opens the collapsed section that the URL's hash names (`#PutBucketAcl`) and its parents. Browsers scroll to it, but don't open it. */
export function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement) || named.open) return;
  for (let fold: Element | null | undefined = named; fold instanceof HTMLDetailsElement; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  named.scrollIntoView();
}
