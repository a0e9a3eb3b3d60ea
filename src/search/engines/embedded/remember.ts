/** Results that are kept, because the next keystroke asks for much the same ones. */

/**
 * A function of a text that keeps its results.
 * @param most results kept; with one more it forgets them all, which costs less than counting their use
 */
export function rememberByText<T>(most: number, make: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= most) kept.clear();
    const made = make(text);
    kept.set(text, made);
    return made;
  };
}

/** A function of an object that keeps a result as long as its object lives. */
export function rememberByObject<K extends object, T>(make: (object: K) => T): (object: K) => T {
  const kept = new WeakMap<K, T>();
  return (object) => {
    const known = kept.get(object);
    if (known !== undefined) return known;
    const made = make(object);
    kept.set(object, made);
    return made;
  };
}
