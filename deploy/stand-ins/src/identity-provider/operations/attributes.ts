import {
  nameAttributes,
  PhoneAttributeSchema,
  type User,
  type UserChange,
} from '@forecourt/backend/identity/index.ts';
import * as v from 'valibot';
import { IdentityError } from '../identity-error.ts';

interface Attribute {
  readonly Name: string;
  readonly Value: string;
}

/** An account's attributes as the protocol lists them. */
export function attributesOf(user: User): Attribute[] {
  const values: Readonly<Record<string, string | null>> = {
    sub: user.sub,
    email: user.email,
    email_verified: String(user.isEmailVerified),
    given_name: user.givenName,
    family_name: user.familyName,
    phone_number: user.phoneNumber,
    phone_number_verified: user.phoneNumber ? String(user.isPhoneVerified) : null,
  };
  return Object.entries(values).flatMap(([Name, Value]) => (Value === null ? [] : [{ Name, Value }]));
}

/**
 * What attributes change in an account. A new telephone number is unverified until its code is given.
 * `email` is not among them: a new address takes effect only with its code. `locale` is accepted and not kept: the stand-in words codes in
 * the language of the visit. Refuses attributes that the pool does not have, and values
 * that the forms refuse: the same rules judge names and numbers (FIELD-25, FIELD-27, FIELD-41), as a user pool's pre-sign-up trigger does.
 */
export function attributeChange(attributes: readonly Attribute[]): UserChange {
  return Object.assign({}, ...attributes.map(oneChange)) as UserChange;
}

function oneChange({ Name, Value }: Attribute): UserChange {
  switch (Name) {
    case 'given_name':
      return { givenName: checked(nameAttributes.given_name, Name, Value) };
    case 'family_name':
      return { familyName: checked(nameAttributes.family_name, Name, Value) };
    case 'phone_number':
      return { phoneNumber: checked(PhoneAttributeSchema, Name, Value), isPhoneVerified: false };
    case 'locale':
      return {};
    default:
      throw new IdentityError('InvalidParameterException', `Attribute cannot be written: ${Name}`);
  }
}

function checked(schema: v.GenericSchema<string, string>, name: string, value: string): string {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new IdentityError('InvalidParameterException', `Invalid value of attribute ${name}.`);
}
