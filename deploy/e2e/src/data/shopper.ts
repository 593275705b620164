import type { Shopper } from '../pages/pre-qualification-page.ts';

let sequence = 0;

/**
 * A shopper with a separate number, because attempts are counted by number. The last name determines the outcome.
 */
export function shopper(lastName: string): Shopper {
  sequence += 1;
  const digits = String(2_000_000 + ((Date.now() + sequence * 7) % 900_000) * 8).slice(0, 6);
  return { lastName, mobileNumber: `312${digits}5`, email: `ada-${Date.now()}-${sequence}@example.com` };
}
