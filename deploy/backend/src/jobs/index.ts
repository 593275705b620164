export { jobFailedEvent, reportJobFailure } from './report-job-failure.ts';
export { startJob } from './start-job.ts';
export type { Job } from './start-job.ts';
