export { BeaconSchema, metrics, observePath, otherRoute } from './beacon.ts';
export type { Beacon, FaultReport, MeasureReport, Metric } from './beacon.ts';
export { StatusReportSchema } from './status-report.ts';
export type { IncidentReport, ReleaseReport, StatusReport, ViewCounts } from './status-report.ts';
