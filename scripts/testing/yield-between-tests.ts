/**
 * Vitest's setup of each test file. Vitest takes a worker for dead that leaves a message unanswered for a minute, and a file
 * of many tests that never wait answers none before its end: so each test gives way once.
 */
import { setImmediate } from 'node:timers/promises';
import { afterEach } from 'vitest';

afterEach(async () => {
  await setImmediate();
});
