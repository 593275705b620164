import * as v from 'valibot';
import {
  conditionChoices,
  MileageSchema,
  ownershipKinds,
  registeredOwners,
  TradeInAnswersSchema,
  type TradeInDraftAnswers,
  type TradeInStep,
} from '@forecourt/shared-contracts/trade-in';

type Asked = Exclude<keyof typeof TradeInAnswersSchema.entries, 'vehicle'>;

/** One question of a page. `choices` are those of a radio group. */
export interface TradeInField {
  readonly name: Asked;
  readonly kind: 'radio' | 'mileage' | 'state' | 'email';
  readonly choices: readonly string[];
}

const radio = (name: Asked, choices: readonly string[]): TradeInField => ({ name, kind: 'radio', choices });
const condition = (...names: readonly (keyof typeof conditionChoices)[]) =>
  names.map((name) => radio(name, conditionChoices[name]));

/** The questions of the pages that are plain forms. */
export const fieldsOfStep: Readonly<Record<Exclude<TradeInStep, 'vehicle'>, readonly TradeInField[]>> = {
  mileage: [{ name: 'mileage', kind: 'mileage', choices: [] }],
  ownership: [radio('ownership', ownershipKinds)],
  registration: [
    radio('registeredOwner', registeredOwners),
    { name: 'registrationState', kind: 'state', choices: [] },
  ],
  history: condition('accidents', 'title'),
  exterior: condition('exterior', 'glass'),
  interior: condition('interior', 'odor'),
  mechanical: condition('drives', 'warningLights'),
  tires: condition('tires', 'keys'),
  contact: [{ name: 'email', kind: 'email', choices: [] }],
};

/** Returns a field's text for the answers of a draft; empty where there is none. */
export function fieldText({ name }: TradeInField, answers: TradeInDraftAnswers): string {
  const answer = answers[name];
  return answer === undefined ? '' : String(answer);
}

/** A parsed field: its answer, or the key of its message. */
type Read = { readonly answer: unknown } | { readonly fault: string };

/** Parses what was typed or chosen by the schema that the server validates with. */
export function readField({ name, kind }: TradeInField, text: string): Read {
  const schema: v.GenericSchema<unknown, unknown> =
    kind === 'mileage' ? MileageSchema : TradeInAnswersSchema.entries[name];
  const result = v.safeParse(schema, text, { abortPipeEarly: true });
  return result.success ? { answer: result.output } : { fault: result.issues[0].message };
}
