import type { TenantId } from '../stack/tenants.ts';

/** An address to which a tenant delivers; its city and state come from its ZIP code. */
export interface NearAddress {
  readonly line1: string;
  readonly zip: string;
  readonly state: string;
}

const line1 = '12 Garden Street';

/** Near a store of each tenant. */
export const nearAddresses: Readonly<Record<TenantId, NearAddress>> = {
  northstar: { line1, zip: '48933', state: 'MI' },
  harbor: { line1, zip: '04101', state: 'ME' },
  ember: { line1, zip: '94103', state: 'CA' },
};
