/**
 * Vitest's setup of each test file. Vitest considers a worker dead if it leaves a message unanswered for a minute, and a file with many
 * tests that never wait doesn't answer before its end. Therefore, each test yields once.
 */
import { setImmediate } from 'node:timers/promises';
import { afterEach } from 'vitest';

afterEach(async () => {
  await setImmediate();
});
