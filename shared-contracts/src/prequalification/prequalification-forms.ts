import * as v from 'valibot';
import {
  AddressLine2Schema,
  AnnualIncomeSchema,
  birthDateSchema,
  CitySchema,
  EmailSchema,
  FirstNameSchema,
  HomeAddressLine1Schema,
  LastNameSchema,
  PhoneSchema,
  StateCodeSchema,
  tollFreeCodes,
  VerificationCodeSchema,
  ZipSchema,
} from '../fields/index.ts';

/** A phone that gets texts: no toll-free number (FIELD-44). Message key: `phoneMobile`. */
const MobileSchema = v.pipe(
  PhoneSchema,
  v.check((digits) => !tollFreeCodes.includes(digits.slice(0, 3)), 'phoneMobile'),
);

/**
 * 'User identification': the shopper who wants to see personalized payments (BUY-36, BUY-38). It has no SSN.
 * Marketing consents are optional. Message keys are those of the fields.
 */
export const PrequalificationPersonSchema = v.strictObject({
  firstName: FirstNameSchema,
  lastName: LastNameSchema,
  mobileNumber: MobileSchema,
  email: EmailSchema,
  zipCode: ZipSchema,
  isSubscribedToMarketing: v.boolean(),
  subscribedToMarketingSMS: v.boolean(),
});
export type PrequalificationPerson = v.InferOutput<typeof PrequalificationPersonSchema>;

const addressEntries = {
  streetAddress: HomeAddressLine1Schema,
  addressLine2: AddressLine2Schema,
  city: CitySchema,
  state: StateCodeSchema,
  zipCode: ZipSchema,
};

/** A home address of a pre-qualification. */
export const PrequalificationAddressSchema = v.strictObject(addressEntries);
export type PrequalificationAddress = v.InferOutput<typeof PrequalificationAddressSchema>;

/**
 * 'Full identification': date of birth and home (BUY-36, BUY-38). `todayOn` is today by the dealer's clock. The output is a
 * calendar date. An empty date of birth means the one that was given before, which is never shown again.
 */
export function fullIdentificationSchema({ todayOn, hasBirthDate }: IdentificationFacts) {
  const birthDate = birthDateSchema(todayOn);
  return v.strictObject({
    birthDate: hasBirthDate ? v.union([v.literal(''), birthDate]) : birthDate,
    ...addressEntries,
  });
}
export type FullIdentification = v.InferOutput<ReturnType<typeof fullIdentificationSchema>>;

interface IdentificationFacts {
  readonly todayOn: string;
  /** Whether a date of birth is kept already. */
  readonly hasBirthDate: boolean;
}

/** 'Full identification' on its way: the date of birth as it was typed, judged by the server's own day. */
export const FullIdentificationBodySchema = v.strictObject({
  birthDate: v.pipe(v.string(), v.maxLength(10, 'birthDateFull')),
  ...addressEntries,
});

/** A box that has to be ticked. */
const GivenSchema = v.pipe(
  v.boolean(),
  v.check((isGiven) => isGiven, 'softPullRequired'),
);

/** Income, and the consent without which nobody is asked about the person (soft pull). Message key of the consent: `softPullRequired`. */
export const IncomeAndConsentSchema = v.strictObject({
  annualIncome: AnnualIncomeSchema,
  consent: GivenSchema,
});

/** Consent alone, for asking again with what is known. */
export const ConsentSchema = v.strictObject({ consent: GivenSchema });

/** The passcode of a text message. */
export const PasscodeBodySchema = v.strictObject({ code: VerificationCodeSchema });

/** One choice for each question, by the question's id. */
export const AnswersBodySchema = v.strictObject({
  answers: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.maxLength(40)),
        choice: v.pipe(v.string(), v.nonEmpty('answerRequired'), v.maxLength(80)),
      }),
    ),
    v.minLength(1),
    v.maxLength(5),
  ),
});
