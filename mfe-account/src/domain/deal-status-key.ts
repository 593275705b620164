import { dealStatusCodes } from '@forecourt/shared-contracts/commerce';

/** The key of the words for a deal status (BUY-68): an unknown code is UNKNOWN. Undefined while a deal has no status. */
export function dealStatusKey(status: string | undefined): string | undefined {
  if (status === undefined || status === '') return undefined;
  return (dealStatusCodes as readonly string[]).includes(status) ? status : 'UNKNOWN';
}
