interface Address {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Returns an address on one line, as on a letter. */
export function addressLine({ line1, line2 = '', city, state, zip }: Address): string {
  return [line1, line2, city, `${state} ${zip}`].filter((part) => part !== '').join(', ');
}
