/** Caches a function's results by its text argument. */
export function memoize<Result>(make: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    let result = known.get(text);
    if (result === undefined) known.set(text, (result = make(text)));
    return result;
  };
}
