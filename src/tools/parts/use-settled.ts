import { useEffect, useState } from 'react';

/** How long a text rests before it is announced, in ms: not every key is news. */
const REST_MS = 600;

/** The text when it has not changed for a while, for a live region. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
