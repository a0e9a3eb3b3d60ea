import { useEffect, useState } from 'react';

/** Time in ms for which a text must stay unchanged before it's announced, so that not every keystroke is announced. */
const REST_MS = 600;

/** Returns a text for a live region once the text hasn't changed for a while. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
