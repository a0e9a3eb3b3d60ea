/** Words that a keyboard composes: those of East Asia, letters with accents by two keys, and on Android every word. */
import type { CDPSession } from '@playwright/test';

/** The word so far, which replaces what the keyboard has composed before. */
export const compose = async (session: CDPSession, text: string): Promise<void> => {
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
};

/** Puts the word in place of what is composed. */
export const commit = async (session: CDPSession, text: string): Promise<void> => {
  await session.send('Input.insertText', { text });
};
