/**
 * Starts a clock that reads as the device's does now, in milliseconds since the epoch, and that never stands still or runs back: while the
 * page is open, the device's clock may be set back. Time that the device has slept has passed, which on some devices only its own clock
 * counts; so a clock that is set ahead counts as well.
 */
export function steadyClock(): () => number {
  const aheadMs = Date.now() - performance.now();
  return () => Math.max(Date.now(), aheadMs + performance.now());
}
