import * as v from 'valibot';
import { OrderSchema } from '../commerce/index.ts';
import { DocumentSchema } from '../documents/index.ts';
import { ConsentsSchema } from '../identity/index.ts';
import { PrequalificationSchema } from '../prequalification/index.ts';
import { ProfileSchema } from '../profile/index.ts';
import { TradeInVehicleSchema } from '../trade-in/index.ts';
import { PrivacyRequestSchema } from './privacy-request.ts';
import {
  ReportedApplicationsSchema,
  ReportedComparisonSchema,
  ReportedInsuranceSchema,
  ReportedProtectionSchema,
} from './report-parts.ts';
import {
  ReportedCartTermsSchema,
  ReportedHandOverSchema,
  ReportedMessagesSchema,
  ReportedOrderPartsSchema,
  ReportedTradeInDraftSchema,
} from './reported-purchases.ts';

/**
 * The response to an access request: the personal data of the 12 months before it (ACCT-54), and the data of the account itself, regardless
 * of age. It contains no password, code or token in any form.
 */
export const DataReportSchema = v.object({
  requestId: v.string(),
  /** The legal name of the data holder. */
  heldBy: v.string(),
  requestedAt: v.string(),
  /** The period covered for orders and what belongs to them. */
  from: v.string(),
  to: v.string(),
  account: v.object({
    email: v.string(),
    isEmailVerified: v.boolean(),
    givenName: v.nullable(v.string()),
    familyName: v.nullable(v.string()),
    phoneNumber: v.nullable(v.string()),
    isPhoneVerified: v.boolean(),
    createdAt: v.string(),
  }),
  address: ProfileSchema.entries.address,
  consents: v.object(ConsentsSchema.entries),
  /**
   * A pre-qualification with the data entered into it, while that is stored: 30 days. Birth date and income are stored encrypted and never
   * leave, so only their presence is reported.
   */
  prequalification: v.optional(
    v.nullable(
      v.object({
        ...v.pick(PrequalificationSchema, [
          'state',
          'person',
          'address',
          'hasBirthDate',
          'hasIncome',
          'approval',
          'adverse',
          'personalDataUntil',
        ]).entries,
        /** When the shopper last consented to a soft inquiry. */
        consentAt: v.nullable(v.string()),
      }),
    ),
    null,
  ),
  cart: v.nullable(v.object({ vin: v.string(), updatedAt: v.string(), ...ReportedCartTermsSchema.entries })),
  savedVehicles: v.array(v.object({ vin: v.string(), savedAt: v.string() })),
  /** These two, `applications` and `insurance` are absent in reports from older servers. */
  comparison: v.optional(ReportedComparisonSchema),
  protection: v.optional(ReportedProtectionSchema),
  /** Questions and test drive requests of the account and of its verified email. */
  leads: v.optional(
    v.array(
      v.object({
        reference: v.string(),
        kind: v.picklist(['contact', 'test-drive']),
        sentAt: v.string(),
        name: v.string(),
        email: v.string(),
        phoneNumber: v.nullable(v.string()),
        vin: v.nullable(v.string()),
        preferredOn: v.nullable(v.string()),
        comments: v.string(),
      }),
    ),
    [],
  ),
  /** Vehicles for which the account requested a trade-in offer. */
  tradeIns: v.optional(
    v.array(
      v.object({
        requestedAt: v.string(),
        vehicle: v.object(TradeInVehicleSchema.entries),
        mileage: v.number(),
        state: v.string(),
        valueCents: v.nullable(v.number()),
        email: v.nullable(v.string()),
        /** How it is held, and its registered owner and state; absent in reports from older servers. */
        ownership: v.optional(v.string()),
        registeredOwner: v.optional(v.string()),
        registrationState: v.optional(v.string()),
        payoff: v.optional(
          v.nullable(
            v.object({
              lenderName: v.nullable(v.string()),
              accountLast4: v.nullable(v.string()),
              payoffCents: v.number(),
            }),
          ),
        ),
        /** The order that used it. */
        orderNumber: v.optional(v.nullable(v.string())),
      }),
    ),
    [],
  ),
  tradeInDraft: v.optional(ReportedTradeInDraftSchema),
  /** The draft, and the applications that were submitted in the period. */
  applications: v.optional(ReportedApplicationsSchema),
  orders: v.array(v.object({ ...OrderSchema.entries, handOver: v.optional(ReportedHandOverSchema) })),
  /** Each is absent in reports from older servers, as are the draft of a trade-in and the orders' hand-overs. */
  ...v.partial(ReportedOrderPartsSchema).entries,
  insurance: v.optional(ReportedInsuranceSchema),
  documents: v.array(v.object({ orderNumber: v.string(), ...DocumentSchema.entries })),
  messages: v.optional(ReportedMessagesSchema),
  requests: v.array(PrivacyRequestSchema),
});
export type DataReport = v.InferOutput<typeof DataReportSchema>;
