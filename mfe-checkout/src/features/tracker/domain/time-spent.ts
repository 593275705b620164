/** The timer stops at ten hours and turns red an hour before (TRACK-19). */
export const timerStopSeconds = 36_000;
export const timerRedSeconds = 32_400;

/** Two-digit hours, minutes and seconds. */
export interface TimeParts {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');

/** Splits whole seconds into the parts that the timer shows. */
export function timeParts(totalSeconds: number): TimeParts {
  return {
    hours: twoDigits(totalSeconds / 3600),
    minutes: twoDigits((totalSeconds % 3600) / 60),
    seconds: twoDigits(totalSeconds % 60),
  };
}

/** Returns the count one second later; it never passes the stop. */
export function nextSecond(totalSeconds: number): number {
  return Math.min(totalSeconds + 1, timerStopSeconds);
}

/** Whether the timer is red. */
export function isTimeShort(totalSeconds: number): boolean {
  return totalSeconds >= timerRedSeconds;
}
