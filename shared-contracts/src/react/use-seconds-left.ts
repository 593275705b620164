import { useEffect, useState } from 'react';

const secondsTo = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/** Returns the whole seconds until an instant, then 0. Correct immediately after the device wakes from sleep. */
export function useSecondsLeft(endMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(endMs));
  useEffect(() => {
    const look = () => setSeconds(secondsTo(endMs));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endMs]);
  return seconds;
}
