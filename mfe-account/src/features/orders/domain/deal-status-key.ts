import { dealStatusCodes } from '@forecourt/shared-contracts/commerce';

/** Returns the text key for a deal status (BUY-68): an unknown code is UNKNOWN, a deal without a status is undefined. */
export function dealStatusKey(status: string | undefined): string | undefined {
  if (status === undefined || status === '') return undefined;
  return (dealStatusCodes as readonly string[]).includes(status) ? status : 'UNKNOWN';
}
