/** Number of equal monthly payments of a loan: all but the last, which absorbs the rounding difference (PRICE-3). */
export function equalPaymentCount({ termMonths }: { readonly termMonths: number }): number {
  return termMonths - 1;
}
