export { writeAudit } from './write-audit.ts';
export type { AuditEntry } from './write-audit.ts';
export { auditTrail } from './audit-trail.ts';
