/** The columns of an order of whose price nothing was taken off. */
export const noCredit = { creditCents: 0, creditTaxCents: 0, paymentsSettledAt: null };
