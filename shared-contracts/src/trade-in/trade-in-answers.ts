import * as v from 'valibot';
import { EmailSchema, StateCodeSchema, VinSchema } from '../fields/index.ts';

/** How the vehicle is owned (BUY-14). */
export const ownershipKinds = ['Owned', 'Finance', 'Leased'] as const;
export type OwnershipKind = (typeof ownershipKinds)[number];

/** Names on the title: only mine, mine and another's, only another's. */
export const registeredOwners = ['Me', 'MeAndOther', 'Other'] as const;
export type RegisteredOwner = (typeof registeredOwners)[number];

/** The choices for each condition question, best first. */
export const conditionChoices = {
  accidents: ['None', 'One', 'More'],
  title: ['Clean', 'Branded'],
  exterior: ['LikeNew', 'Good', 'Fair', 'Rough'],
  glass: ['Whole', 'Damaged'],
  interior: ['LikeNew', 'Good', 'Fair', 'Rough'],
  odor: ['None', 'Some'],
  drives: ['Yes', 'No'],
  warningLights: ['None', 'Some'],
  tires: ['New', 'Good', 'Worn'],
  keys: ['Two', 'One'],
} as const;
export type ConditionQuestion = keyof typeof conditionChoices;

/** Maximum mileage in a form. */
export const mileageMax = 999_999;

/** The vehicle. `vin` is empty if the shopper chose it by year, make, model and trim. */
export const TradeInVehicleSchema = v.object({
  vin: v.nullable(VinSchema),
  year: v.pipe(v.number(), v.integer(), v.minValue(1980, 'yearRequired'), v.maxValue(2100, 'yearRequired')),
  make: v.pipe(v.string(), v.trim(), v.nonEmpty('makeRequired'), v.maxLength(40)),
  model: v.pipe(v.string(), v.trim(), v.nonEmpty('modelRequired'), v.maxLength(60)),
  trim: v.pipe(v.string(), v.trim(), v.nonEmpty('trimRequired'), v.maxLength(60)),
});
export type TradeInVehicle = v.InferOutput<typeof TradeInVehicleSchema>;

/** A mileage as typed, `48,200`; the output is whole miles. Message keys: `mileageRequired`, `mileageDigits`, `mileageMax`. */
export const MileageSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('mileageRequired'),
  v.regex(/^(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)$/, 'mileageDigits'),
  v.transform((text) => Number(text.replaceAll(',', ''))),
  v.maxValue(mileageMax, 'mileageMax'),
);

const choice = <const T extends readonly string[]>(choices: T) => v.picklist(choices, 'choiceRequired');

/** All answers required for an offer (BUY-13). The message key of a missing answer is `choiceRequired`, or that of its own schema. */
export const TradeInAnswersSchema = v.strictObject({
  vehicle: v.strictObject(TradeInVehicleSchema.entries),
  mileage: v.pipe(
    v.number('mileageRequired'),
    v.integer(),
    v.minValue(0),
    v.maxValue(mileageMax, 'mileageMax'),
  ),
  ownership: choice(ownershipKinds),
  registeredOwner: choice(registeredOwners),
  registrationState: StateCodeSchema,
  accidents: choice(conditionChoices.accidents),
  title: choice(conditionChoices.title),
  exterior: choice(conditionChoices.exterior),
  glass: choice(conditionChoices.glass),
  interior: choice(conditionChoices.interior),
  odor: choice(conditionChoices.odor),
  drives: choice(conditionChoices.drives),
  warningLights: choice(conditionChoices.warningLights),
  tires: choice(conditionChoices.tires),
  keys: choice(conditionChoices.keys),
  /** Where the offer is sent; members have an email in their account. */
  email: v.optional(EmailSchema),
});
export type TradeInAnswers = v.InferOutput<typeof TradeInAnswersSchema>;

/** The answers so far: the contents of a draft, or one page's addition to it. */
export const TradeInDraftAnswersSchema = v.partial(TradeInAnswersSchema);
export type TradeInDraftAnswers = v.InferOutput<typeof TradeInDraftAnswersSchema>;
