import { chakra } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('div', {
  base: {
    padding: '4',
    background: 'surfaceSunken',
    borderRadius: 'small',
    '& h2': { margin: '0', textStyle: 'subheading' },
    '& p': { margin: '0', marginTop: '1', textStyle: 'small' },
    '& ol': { margin: '0', marginTop: '2', paddingInlineStart: '6', listStyle: 'decimal' },
    '& li': { paddingBlock: '1' },
  },
});

/** The bank payments into which an amount above the bank limit is split, the next one first. */
export function BankInstallments({ partsCents }: { partsCents: readonly number[] }) {
  const { t } = useTranslation('checkout');
  const limit = formatExactCurrency(useTenant().payment.bankLimitCents);
  return (
    <Root>
      <h2>{t('payment.parts.title')}</h2>
      <p>{t('payment.parts.text', { limit, count: partsCents.length })}</p>
      <ol>
        {partsCents.map((cents, place) => (
          <li key={place}>
            {t(place === 0 ? 'payment.parts.now' : 'payment.parts.later', {
              amount: formatExactCurrency(cents),
            })}
          </li>
        ))}
      </ol>
    </Root>
  );
}
