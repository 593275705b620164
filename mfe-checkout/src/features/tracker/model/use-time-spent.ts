import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { nextSecond, timerStopSeconds } from '../domain/time-spent.ts';

const SecondsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(timerStopSeconds));

/** Seconds spent on an order in this tab, counting while mounted and kept in session storage (TRACK-18). */
export function useTimeSpent(orderNumber: string): number {
  const { storage } = usePlatform();
  const key = `time-spent.${orderNumber}`;
  const [seconds, setSeconds] = useState(() => storage.session.read(key, SecondsSchema) ?? 0);
  useEffect(() => {
    if (seconds >= timerStopSeconds) return;
    const timer = setTimeout(() => {
      const next = nextSecond(seconds);
      storage.session.write(key, next);
      setSeconds(next);
    }, 1000);
    return () => clearTimeout(timer);
  }, [seconds, storage, key]);
  return seconds;
}
