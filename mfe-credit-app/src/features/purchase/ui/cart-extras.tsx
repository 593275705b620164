import type { ReactNode } from 'react';
import { AppLink, Card, chakra } from '@forecourt/shared-design';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { coverageTotalCents, shownEquity } from '../../../domain/cart-amounts.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gap: '4',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      rowGap: '1',
    },
    // The link is at the end of the row, however long the text is.
    '& li > div': { flex: '1' },
    '& li:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'line', paddingTop: '4' },
    '& b': { display: 'block' },
    '& span': { color: 'inkMuted', fontSize: 'sm' },
  },
});

interface CartExtrasProps {
  readonly price: Cart['price'];
  readonly tradeInPath: string | undefined;
  /** Undefined if no protection is sold. */
  readonly coveragePath: string | undefined;
}

/** The trade-in and the protection of a purchase, each with a link to choose, change or remove it. */
export function CartExtras({ price, tradeInPath, coveragePath }: CartExtrasProps) {
  const { t } = useTranslation('creditApp');
  const { tradeIn, protection = [] } = price;
  const sum = coverageTotalCents(price);
  return (
    <Card>
      <List aria-label={t('extras.label')}>
        {tradeInPath !== undefined && (
          <Extra
            title={t('extras.tradeIn')}
            text={tradeIn ? tradeInText(tradeIn) : t('extras.noTradeIn')}
            link={
              <AppLink href={tradeInPath}>
                {t(tradeIn ? 'extras.changeTradeIn' : 'extras.addTradeIn')}
              </AppLink>
            }
          />
        )}
        {coveragePath !== undefined && (
          <Extra
            title={t('extras.protection')}
            text={
              sum > 0
                ? t('extras.chosen', { count: protection.length, amount: formatRoundedCurrency(sum) })
                : t('extras.noProtection')
            }
            link={
              <AppLink href={coveragePath}>
                {t(sum > 0 ? 'extras.changeProtection' : 'extras.addProtection')}
              </AppLink>
            }
          />
        )}
      </List>
    </Card>
  );

  function tradeInText({
    valueCents,
    payoffCents,
    equityCents,
  }: NonNullable<Cart['price']['tradeIn']>): string {
    const equity = shownEquity(equityCents);
    const amounts = {
      value: formatRoundedCurrency(valueCents),
      payoff: formatRoundedCurrency(payoffCents),
      equity: formatRoundedCurrency(equity.amountCents),
    };
    if (payoffCents === 0) return t('extras.ownedTradeIn', amounts);
    return t(equity.isOwed ? 'extras.owingTradeIn' : 'extras.paidTradeIn', amounts);
  }
}

interface ExtraProps {
  readonly title: string;
  readonly text: string;
  readonly link: ReactNode;
}

function Extra({ title, text, link }: ExtraProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <span>{text}</span>
      </div>
      {link}
    </li>
  );
}
