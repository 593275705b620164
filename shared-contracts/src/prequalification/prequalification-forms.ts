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

/** A phone that can receive texts: no toll-free number (FIELD-44). Message key: `phoneMobile`. */
const MobileSchema = v.pipe(
  PhoneSchema,
  v.check((digits) => !tollFreeCodes.includes(digits.slice(0, 3)), 'phoneMobile'),
);

/**
 * 'User identification': a shopper requesting personalized payments (BUY-36, BUY-38). It has no SSN. Marketing consents are optional.
 * Message keys are those of the fields.
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

/** The home address in a pre-qualification. */
export const PrequalificationAddressSchema = v.strictObject(addressEntries);
export type PrequalificationAddress = v.InferOutput<typeof PrequalificationAddressSchema>;

/**
 * 'Full identification': date of birth and home (BUY-36, BUY-38). `todayOn` is today's date in the dealer's time zone. The output is a
 * calendar date. An empty date of birth means the one entered before, which is never shown again.
 */
export function fullIdentificationSchema({ todayOn, hasBirthDate }: IdentificationFacts) {
  const birthDate = birthDateSchema(todayOn);
  return v.strictObject({
    birthDate: hasBirthDate
      ? v.union([v.pipe(v.string(), v.trim(), v.literal('')), birthDate], ({ input }) => {
          // A union's own message would be no key, and repeat the date.
          return v.safeParse(birthDate, input).issues?.[0].message ?? 'birthDateFull';
        })
      : birthDate,
    ...addressEntries,
  });
}
export type FullIdentification = v.InferOutput<ReturnType<typeof fullIdentificationSchema>>;

interface IdentificationFacts {
  readonly todayOn: string;
  /** Whether a date of birth is already stored. */
  readonly hasBirthDate: boolean;
}

/** 'Full identification' as sent: the date of birth as typed, validated with the server's own date. */
export const FullIdentificationBodySchema = v.strictObject({
  birthDate: v.pipe(v.string(), v.trim(), v.maxLength(10, 'birthDateFull')),
  ...addressEntries,
});

/** A checkbox that must be checked. */
const GivenSchema = v.pipe(
  v.boolean(),
  v.check((isGiven) => isGiven, 'softPullRequired'),
);

/** Income, and the consent required before any query about the person (soft pull). Message key of the consent: `softPullRequired`. */
export const IncomeAndConsentSchema = v.strictObject({
  annualIncome: AnnualIncomeSchema,
  consent: GivenSchema,
});

/** Only the consent, for repeating the query with known data. */
export const ConsentSchema = v.strictObject({ consent: GivenSchema });

/** The passcode from a text message. */
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
