import { formatDateAt, formatDayAt, formatZonedTimeWindow } from '@forecourt/shared-contracts/formats';
import type { Appointment } from '@forecourt/shared-contracts/fulfillment';

/** Day, date and time window of an appointment as they are written in sentences, in the given IANA time zone. */
export function appointmentWords({ startAt, endAt }: Appointment, timeZone: string) {
  return {
    day: formatDayAt(startAt, timeZone),
    date: formatDateAt(startAt, timeZone),
    window: formatZonedTimeWindow(startAt, endAt, timeZone),
  };
}
