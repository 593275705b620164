import { errorCauses } from '../failures/index.ts';

/** `event` of the log line of a failure; deploy/aws counts these lines for an alarm. */
export const jobFailedEvent = 'job-failed';

/**
 * Logs that a job failed, as one JSON line with the error's class and codes but not its message, because database messages contain the
 * statement's values. `about` names what it failed on, by ids alone.
 */
export function reportJobFailure(job: string, error: unknown, about?: string): void {
  const codes = errorCauses(error)
    .map(({ code }) => code)
    .filter((code) => typeof code === 'string');
  const name = error instanceof Error ? error.name : typeof error;
  console.error(JSON.stringify({ event: jobFailedEvent, job, about, error: name, codes }));
}
