export {
  ContactLeadSchema,
  LeadReceiptSchema,
  sendContactLead,
  sendTestDriveLead,
  TestDriveLeadSchema,
} from './lead-endpoints.ts';
export type { LeadReceipt } from './lead-endpoints.ts';
export { commentsMaxLength, hasNeededConsent, leadPersonEntries } from './lead-fields.ts';
export { testDriveDayFault, testDriveHorizonDays } from './test-drive-day.ts';
export type { TestDriveDayFault } from './test-drive-day.ts';
