import { timestamp } from 'drizzle-orm/pg-core';

/** An instant in UTC with milliseconds, the precision of JavaScript dates on both engines. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
}
