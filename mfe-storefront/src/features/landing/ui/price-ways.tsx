import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { priceShortcuts, type PriceShortcut } from '../domain/price-shortcuts.ts';
import { ElectricWays } from './electric-ways.tsx';
import { Section } from './section.tsx';
import { Ways } from './ways.tsx';

function shortcutKey({
  kind,
  minDollars,
  maxDollars,
}: PriceShortcut): TextId<'storefront', 'landing.prices'> {
  if (kind === 'payment') return 'payment.under';
  if (minDollars === undefined) return 'price.under';
  return maxDollars === undefined ? 'price.over' : 'price.between';
}

/** Links into the search by price and by monthly payment; before them those by range, for a dealer of electric vehicles. */
export function PriceWays() {
  const { t } = useTranslation('storefront');
  const dollars = (value: number | undefined) => formatRoundedCurrency((value ?? 0) * 100);
  const ways = priceShortcuts.map((one) => ({
    href: one.href,
    label: t(`landing.prices.${shortcutKey(one)}`, {
      min: dollars(one.minDollars),
      max: dollars(one.maxDollars),
    }),
  }));
  return (
    <>
      <ElectricWays />
      <Section title={t('landing.prices.title')} lead={t('landing.prices.lead')} tone="sunken">
        <Ways ways={ways} />
      </Section>
    </>
  );
}
