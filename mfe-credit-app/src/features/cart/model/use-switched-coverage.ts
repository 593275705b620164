import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import type { ProtectionOffer } from '@forecourt/shared-contracts/protection';
import {
  queryHolder,
  usePlatform,
  useQuery,
  useSession,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { coverageTotalCents } from '../../../domain/cart-amounts.ts';
import { coverageQuery } from '../../purchase/index.ts';

/** What a switch of the purchase type does to the chosen coverage. */
export interface SwitchedCoverage {
  readonly isChecking: boolean;
  /** One sentence for each package that leaves the purchase or comes back. */
  readonly changes: readonly string[];
}

/**
 * Asks which chosen packages a switch to cash leaves out, or a switch from cash includes again. If that cannot be found out, one sentence
 * covers both cases.
 */
export function useSwitchedCoverage(cart: Cart, wanted: Cart['purchaseType']): SwitchedCoverage {
  const { t } = useTranslation('creditApp');
  const { client } = usePlatform();
  const holder = queryHolder(useSession());
  const isToCash = wanted === 'Cash';
  const mayChange = isToCash ? coverageTotalCents(cart.price) > 0 : cart.purchaseType === 'Cash';
  const { data, isError, isFetching } = useQuery({
    ...coverageQuery(client, holder),
    enabled: mayChange,
    staleTime: 0,
  });
  if (!mayChange || isFetching) return { isChecking: mayChange, changes: [] };
  if (isError) {
    return {
      isChecking: false,
      changes: [t(isToCash ? 'switch.coverage.leftMaybe' : 'switch.coverage.backMaybe')],
    };
  }
  return { isChecking: false, changes: data?.offer ? changesOf(data.offer) : [] };

  function changesOf({ financedOnly = [], chosen }: ProtectionOffer): string[] {
    return financedOnly.map((type) => {
      const name = t(`switch.coverage.name.${type}`);
      if (!isToCash) return t('switch.coverage.back', { name });
      const cents = chosen.find((one) => one.type === type)?.level.priceCents ?? 0;
      return t('switch.coverage.left', { name, amount: formatRoundedCurrency(cents) });
    });
  }
}
