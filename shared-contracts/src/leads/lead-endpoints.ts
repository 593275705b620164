import * as v from 'valibot';
import { defineEndpoint } from '../http/endpoint.ts';
import { VinParamsSchema } from '../inventory/index.ts';
import { hasNeededConsent, leadPersonEntries } from './lead-fields.ts';

const VinSchema = VinParamsSchema.entries.vin;

/** Message of {@link hasNeededConsent}, at the field `consent`. */
const consentRequired = 'consentRequired';

/** A question to the dealer, about a vehicle or about nothing in particular. */
export const ContactLeadSchema = v.pipe(
  v.strictObject({ ...leadPersonEntries, vin: v.optional(VinSchema) }),
  v.forward(v.partialCheck([['phoneNumber'], ['consent']], hasNeededConsent, consentRequired), ['consent']),
);

/** A request to drive a vehicle. `preferredOn` is a calendar date by the dealer's clock, absent when any day will do. */
export const TestDriveLeadSchema = v.pipe(
  v.strictObject({
    ...leadPersonEntries,
    vin: VinSchema,
    preferredOn: v.optional(v.pipe(v.string(), v.isoDate('validation.date'))),
  }),
  v.forward(v.partialCheck([['phoneNumber'], ['consent']], hasNeededConsent, consentRequired), ['consent']),
);

/** What is kept of a lead: the reference by which dealer and shopper name it, `L-7K3F-9QAB`, and when it came. */
export const LeadReceiptSchema = v.object({ reference: v.string(), receivedAt: v.string() });
export type LeadReceipt = v.InferOutput<typeof LeadReceiptSchema>;

/**
 * Sends a question to the dealer (SHOP-70); guests may do so (SHOP-69). The dealer gets a mail with the question, the shopper
 * a mail that it has arrived. Too many leads from one visitor, or for one address, answer `error.rateLimited` (SHOP-76).
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
 * Asks for a test drive (SHOP-71). The dealer must be open on the day (`testDriveDayFault`), and the vehicle must still be
 * on sale (SHOP-75).
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
