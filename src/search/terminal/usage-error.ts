/** What the caller of a command can cure; its message says how. Any other error is a fault of the program. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
