import { AppLink, chakra, Icon } from '@forecourt/shared-design';
import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { priceShortcuts, type PriceShortcut } from '../domain/price-shortcuts.ts';
import { Section } from './section.tsx';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(var(--fc-ways, 6), minmax(0, 1fr))',
    },
    gap: { base: '3', md: '4' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: { base: '1', sm: '2' },
      height: 'full',
      minHeight: 'var(--fc-way-height, 64px)',
      paddingInline: { base: '3', sm: '4' },
      paddingBlock: '3',
      color: 'ink',
      fontSize: { md: 'var(--fc-way-size, 1rem)' },
      fontWeight: 'semibold',
      textWrap: 'balance',
      textDecorationLine: 'none',
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'var(--fc-way-corner, var(--fc-radius-card))',
      transitionProperty: 'border-color, background-color',
      transitionDuration: 'fast',
    },
    '& a:hover': { borderColor: 'brand', background: 'brandSoft' },
    '& svg': { color: 'link', flexShrink: '0' },
    // Room for both ends of a range in two lines, and for a single amount in one.
    '@media (max-width: 359px)': { '& a': { fontSize: 'sm' }, '& svg': { display: 'none' } },
  },
});

function shortcutKey({
  kind,
  minDollars,
  maxDollars,
}: PriceShortcut): TextId<'storefront', 'landing.prices'> {
  if (kind === 'payment') return 'payment.under';
  if (minDollars === undefined) return 'price.under';
  return maxDollars === undefined ? 'price.over' : 'price.between';
}

/** Links into the search by price and by monthly payment. */
export function PriceWays() {
  const { t } = useTranslation('storefront');
  const dollars = (value: number | undefined) => formatRoundedCurrency((value ?? 0) * 100);
  return (
    <Section title={t('landing.prices.title')} lead={t('landing.prices.lead')} tone="sunken">
      <List>
        {priceShortcuts.map((one) => (
          <li key={one.id}>
            <AppLink href={one.href}>
              {t(`landing.prices.${shortcutKey(one)}`, {
                min: dollars(one.minDollars),
                max: dollars(one.maxDollars),
              })}
              <Icon name="arrowRight" sizePx={18} />
            </AppLink>
          </li>
        ))}
      </List>
    </Section>
  );
}
