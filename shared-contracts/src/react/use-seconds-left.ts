import { useEffect, useState } from 'react';
import { steadyClock } from '../formats/steady-clock.ts';

const secondsTo = (endMs: number, nowMs: number) => Math.max(0, Math.ceil((endMs - nowMs) / 1000));

/**
 * Returns the whole seconds until an instant by the device's clock as it is when the instant is first given, then 0. Correct immediately
 * after the device wakes from sleep, and when its clock is set back meanwhile.
 */
export function useSecondsLeft(endMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(endMs, Date.now()));
  useEffect(() => {
    const now = steadyClock();
    const look = () => setSeconds(secondsTo(endMs, now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endMs]);
  return seconds;
}
