import * as v from 'valibot';
import { EmailSchema, LastNameSchema, PhoneSchema } from '@forecourt/shared-contracts/fields';
import { DealIdSchema } from '@forecourt/shared-contracts/identity';

/** How a person is found: by email, by phone, or by the deal of an order. */
export const askWays = ['email', 'phone', 'deal'] as const;
export type AskWay = (typeof askWays)[number];

/** The fields of every way, as typed. */
export interface AskCodeValues {
  readonly way: AskWay;
  readonly email: string;
  readonly phone: string;
  readonly dealId: string;
  readonly lastName: string;
}
export type AskField = Exclude<keyof AskCodeValues, 'way'>;

/** Fields of the other ways are not validated. */
const untouched = { email: v.string(), phone: v.string(), dealId: v.string(), lastName: v.string() };

/** A passcode request. Last name is required by phone and by deal id (FIELD-62). Messages are catalog keys below `fieldErrors`. */
export const AskCodeSchema: v.GenericSchema<AskCodeValues, AskCodeValues> = v.variant('way', [
  v.object({ ...untouched, way: v.literal('email'), email: EmailSchema }),
  v.object({ ...untouched, way: v.literal('phone'), phone: PhoneSchema, lastName: LastNameSchema }),
  v.object({ ...untouched, way: v.literal('deal'), dealId: DealIdSchema, lastName: LastNameSchema }),
]);

const fieldsOf: Readonly<Record<AskWay, readonly AskField[]>> = {
  email: ['email'],
  phone: ['phone', 'lastName'],
  deal: ['dealId', 'lastName'],
};

const schemas = { email: EmailSchema, phone: PhoneSchema, dealId: DealIdSchema, lastName: LastNameSchema };

/** The fields of the chosen way that are not valid yet, in order. */
export function askCodeMissing(form: AskCodeValues): readonly AskField[] {
  return fieldsOf[form.way].filter((name) => !v.is(schemas[name], form[name]));
}
