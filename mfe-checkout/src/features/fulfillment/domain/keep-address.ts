/** Returns an address whose house number stays on one line with its street, and its state with its ZIP code. */
export function keepAddress(address: string): string {
  return address.replace(/((?:^|, )(?:\d+|[A-Z]{2})) /gm, '$1\u00a0');
}
