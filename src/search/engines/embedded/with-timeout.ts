/** Resolves like `promise`, or to `late` after `milliseconds`. The promise itself runs on. */
export function withTimeout<T>(promise: Promise<T>, milliseconds: number, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
