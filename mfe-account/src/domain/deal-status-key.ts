import { dealStatusCodes } from '@forecourt/shared-contracts/commerce';

/** The key of the words for a deal status (storefront.md section 4 'Deal status codes'): a code that nobody knows is UNKNOWN. Undefined before there is one. */
export function dealStatusKey(status: string | undefined): string | undefined {
  if (status === undefined || status === '') return undefined;
  return (dealStatusCodes as readonly string[]).includes(status) ? status : 'UNKNOWN';
}
