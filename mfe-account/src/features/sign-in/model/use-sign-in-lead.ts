import { useLocation, useTranslation } from '@forecourt/shared-contracts/react';
import { isPurchase, returnTarget } from '../../../domain/return-target.ts';

/** The words below the heading of either way of signing in: they name a purchase where the sign-in leads back to one. */
export function useSignInLead(): string {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  return t(isPurchase(returnTarget(search)) ? 'signIn.leadPurchase' : 'signIn.lead');
}
