import * as v from 'valibot';
import { CalendarDateSchema } from '../fields/calendar-date.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { VinParamsSchema } from '../inventory/index.ts';
import { hasNeededConsent, leadPersonEntries } from './lead-fields.ts';

const VinSchema = VinParamsSchema.entries.vin;

/** Message key of {@link hasNeededConsent}, for the field `consent`. */
const consentRequired = 'consentRequired';

/** A question to the dealer, with or without a vehicle. */
export const ContactLeadSchema = v.pipe(
  v.strictObject({ ...leadPersonEntries, vin: v.optional(VinSchema) }),
  v.forward(v.partialCheck([['phoneNumber'], ['consent']], hasNeededConsent, consentRequired), ['consent']),
);

/** A test drive request. `preferredOn` is a calendar date in the dealer's time zone, absent if any day is fine. */
export const TestDriveLeadSchema = v.pipe(
  v.strictObject({
    ...leadPersonEntries,
    vin: VinSchema,
    preferredOn: v.optional(CalendarDateSchema),
  }),
  v.forward(v.partialCheck([['phoneNumber'], ['consent']], hasNeededConsent, consentRequired), ['consent']),
);

/** Receipt of a lead: the reference that dealer and shopper use, `L-7K3F-9QAB`, and when it was received. */
export const LeadReceiptSchema = v.object({ reference: v.string(), receivedAt: v.string() });
export type LeadReceipt = v.InferOutput<typeof LeadReceiptSchema>;

/**
 * Sends a question to the dealer (SHOP-70); guests may do so (SHOP-69). The dealer gets an email with the question, the shopper a
 * confirmation email. Too many leads from one visitor, or for one address, return `error.rateLimited` (SHOP-76).
 */
export const sendContactLead = defineEndpoint({
  id: 'leads.contact',
  method: 'POST',
  path: '/public/leads',
  auth: 'optional',
  idempotent: true,
  body: ContactLeadSchema,
  response: LeadReceiptSchema,
  errors: { 'error.leads.unknownVehicle': 404 },
});

/**
 * Requests a test drive (SHOP-71). The dealer must be open on the day (`testDriveDayFault`), and the vehicle must still be for sale
 * (SHOP-75).
 */
export const sendTestDriveLead = defineEndpoint({
  id: 'leads.testDrive',
  method: 'POST',
  path: '/public/leads/test-drives',
  auth: 'optional',
  idempotent: true,
  body: TestDriveLeadSchema,
  response: LeadReceiptSchema,
  errors: {
    'error.leads.unknownVehicle': 404,
    'error.leads.vehicleUnavailable': 409,
    'error.leads.dayUnavailable': 422,
  },
});
