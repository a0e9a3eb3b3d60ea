/**
 * Lets React work on a page that other programs change. Browser translators replace each text with their own element. The next time React
 * changes that text, it throws an error because the text has moved, and the whole page would crash. React has no solution for this
 * (https://github.com/facebook/react/issues/11538); this one is from that thread.
 */

/** If a node to remove is gone, nothing happens. If the node to insert before is gone, the new node is appended. */
export function allowExternalDomChanges(): void {
  // They are called on their element below.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
}
