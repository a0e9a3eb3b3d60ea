/**
 * Vitest's setup for each test file. Vitest considers a worker dead if it doesn't answer a message within a minute, and a file with many
 * synchronous tests wouldn't answer until it ends. Therefore, each test yields once.
 */
import { setImmediate } from 'node:timers/promises';
import { afterEach } from 'vitest';

afterEach(async () => {
  await setImmediate();
});
