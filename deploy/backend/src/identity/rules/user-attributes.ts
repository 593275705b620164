import { FirstNameSchema, LastNameSchema, PhoneSchema } from '@forecourt/shared-contracts/fields';
import * as v from 'valibot';

/** A telephone number as user pools store it, `+12125550142`. */
export const PhoneAttributeSchema = v.pipe(
  v.string(),
  v.startsWith('+1'),
  v.transform((phone) => phone.slice(2)),
  PhoneSchema,
  v.transform((digits) => `+1${digits}`),
);

/** Names as the forms take them, by attribute of a user pool. */
export const nameAttributes = { given_name: FirstNameSchema, family_name: LastNameSchema } as const;
