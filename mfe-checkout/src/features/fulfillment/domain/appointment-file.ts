import { calendarFile, type Appointment } from '@forecourt/shared-contracts/fulfillment';

interface AppointmentFile {
  readonly appointment: Appointment;
  /** The same for every appointment of the order, so that a moved one also moves in the calendar. */
  readonly uid: string;
  readonly now: Date;
  readonly title: string;
  readonly description: string;
  /** Address on one line. */
  readonly location: string;
}

const minuteMs = 60_000;
const beginningMs = Date.UTC(2024, 0, 1);

/**
 * Returns the appointment as a calendar file. Its sequence number is the minute of creation, so that a later file supersedes an earlier
 * one.
 */
export function appointmentFile({ appointment, now, ...texts }: AppointmentFile): string {
  const { startAt, endAt } = appointment;
  const sequence = Math.floor((now.getTime() - beginningMs) / minuteMs);
  return calendarFile({ ...texts, startAt, endAt, sequence, writtenAt: now.toISOString() });
}
