/** Words composed with an input method: East Asian words, accented letters that take two keys, and every word on Android. */
import type { CDPSession } from '@playwright/test';

/** Types the word so far, which replaces the previous composition. */
export const compose = async (session: CDPSession, text: string): Promise<void> => {
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
};

/** Replaces the composition with the final word. */
export const commit = async (session: CDPSession, text: string): Promise<void> => {
  await session.send('Input.insertText', { text });
};
