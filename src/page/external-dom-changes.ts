/**
 * Lets React work on a page that other programs modify. Browser translators replace each text with their own element. The next time React
 * updates that text, it throws an error because the text has moved, and the whole page would crash. React doesn't provide a solution
 * (https://github.com/facebook/react/issues/11538). This workaround is from that thread.
 */

/** Ignores the removal of a node that is already gone, and appends a new node if the node that should follow it is gone. */
export function allowExternalDomChanges(): void {
  // Both methods are called on their element below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
