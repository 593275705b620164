import { applicationPlans } from '@forecourt/shared-contracts/credit-application';
import {
  employmentStatuses,
  housingStatuses,
  incomeSources,
  maritalStatuses,
  relationshipTypes,
} from '@forecourt/shared-contracts/fields';

/** The choices of each field that has some, in order. */
const choices: Readonly<Record<string, readonly string[]>> = {
  plan: applicationPlans,
  housingStatus: housingStatuses,
  maritalStatus: maritalStatuses,
  sameAddress: ['yes', 'no'],
  relationship: relationshipTypes,
  employmentStatus: employmentStatuses,
  incomeSource: incomeSources,
  otherSource: incomeSources,
};

/** Which application types are available: `cart_finance_cobuyer` and `cart_cash_cobuyer` offer a co-buyer, and cash has no co-applicant. */
export interface PlanOffer {
  readonly isCash: boolean;
  readonly hasCoBuyer: boolean;
}

/** Returns the choices of a field; none for a field that has no list. */
export function fieldOptions(field: string, { isCash, hasCoBuyer }: PlanOffer): readonly string[] {
  const all = choices[field] ?? [];
  if (field !== 'plan') return all;
  return all.filter((plan) => (plan === 'co-buyer' ? hasCoBuyer : plan !== 'co-applicant' || !isCash));
}
