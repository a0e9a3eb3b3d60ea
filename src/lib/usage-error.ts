/** Thrown if a command was used incorrectly. The message says what was expected, and is shown without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
