import { useEffect, useState } from 'react';

const secondsTo = (endMs: number) => Math.max(0, Math.ceil((endMs - Date.now()) / 1000));

/** Whole seconds until an instant, 0 from then on. Right again at once after the device has slept. */
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
