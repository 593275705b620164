import { tradeInSteps } from '@forecourt/shared-contracts/trade-in';

const forms = [...tradeInSteps, 'lender', 'loan', 'estimate'] as const;

/** The forms about the vehicle of a trade-in, its questions and its payoff: what is typed into them is about that vehicle only. */
export const tradeInForms = forms.map((form) => `trade-in.${form}` as const);
