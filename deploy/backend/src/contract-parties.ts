import { findDecision } from './commerce/lender-decision-rows.ts';
import { profileOf } from './profile/index.ts';
import { addressLine, type SigningDeps } from './signing/index.ts';

/** Returns the address of an order's owner, if the account has one, and the lender that the contract is assigned to. */
export const contractParties: SigningDeps['partiesOf'] = async (
  store,
  { ownerSub, orderNumber, dealType },
) => {
  const { address } = await profileOf(store, ownerSub);
  const decision = dealType === 'Finance' ? await findDecision(store, orderNumber) : undefined;
  const { lender, lenderName } = decision ?? {};
  const name = lender?.name ?? lenderName;
  return {
    ...(address && { buyerAddress: addressLine(address) }),
    ...(name && { assignee: { name, address: lender?.address ?? '' } }),
  };
};
