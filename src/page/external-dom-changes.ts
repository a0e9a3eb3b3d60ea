/**
 * React in a page that something else changes. Translators of browsers put an element of their own in the place of each text,
 * and React's next change of that text throws, because it is no longer where React left it: the whole page would crash.
 * React has no answer to it (https://github.com/facebook/react/issues/11538); this one is from that thread.
 */

/** What cannot be taken away has been taken away, and what was to stand before it comes last. */
export function allowExternalDomChanges(): void {
  // They are called for their element below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
