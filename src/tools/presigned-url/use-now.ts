import { useEffect, useState } from 'react';

const SECOND = 1_000;

/** The reader's clock, in milliseconds, every second while a link is shown. */
export function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = (): void => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
