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

/** The parts of an address that was written on one line. */
interface AddressParts extends Address {
  readonly line2: string;
}

/** Returns the parts of a line that {@link addressLine} has written; undefined for any other. What is between street and city is line 2. */
export function addressParts(line: string): AddressParts | undefined {
  const [line1, ...more] = line.split(', ');
  const [, state, zip] = /^([A-Z]{2}) (\d{5})$/.exec(more.pop() ?? '') ?? [];
  const city = more.pop();
  if (!line1 || !city || !state || !zip) return undefined;
  return { line1, line2: more.join(', '), city, state, zip };
}
