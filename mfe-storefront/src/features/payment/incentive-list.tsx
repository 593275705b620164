import { chakra } from '@forecourt/shared-design';
import { formatCurrency, formatDateOn } from '@forecourt/shared-contracts/formats';
import type { Incentive } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gap: '2',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', fontSize: 'sm' },
    '& b': { color: 'positive', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', color: 'inkMuted', fontSize: 'xs' },
  },
});

/** The maker's savings on a vehicle with the dates that they hold; nothing when there are none. */
export function IncentiveList({ incentives }: { incentives: readonly Incentive[] }) {
  const { t } = useTranslation('storefront');
  if (incentives.length === 0) return null;
  return (
    <List aria-label={t('price.incentives')}>
      {incentives.map(({ id, name, savingsCents, effectiveFromOn, effectiveToOn }) => (
        <li key={id}>
          <span>
            {name}
            <small>
              {t('price.effective', { from: formatDateOn(effectiveFromOn), to: formatDateOn(effectiveToOn) })}
            </small>
          </span>
          <b>{t('price.saving', { amount: formatCurrency(savingsCents) })}</b>
        </li>
      ))}
    </List>
  );
}
