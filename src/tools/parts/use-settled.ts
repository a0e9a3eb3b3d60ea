import { useEffect, useState } from 'react';

/** How long a text must be unchanged before it is announced, in ms, so that not every key is announced. */
const REST_MS = 600;

/** The text once it hasn't changed for a while, for a live region. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
