import { chakra } from '@chakra-ui/react';
import { formatCurrency, formatDateOn } from '@forecourt/shared-contracts/formats';
import type { Incentive } from '@forecourt/shared-contracts/inventory';
import type { IncentiveChoice } from '@forecourt/shared-contracts/pricing';
import { useDesignText } from '../text/use-design-text.ts';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gap: '2',
    '& li': { display: 'flex', justifyContent: 'space-between', gap: '4', fontSize: 'sm' },
    '& b': { color: 'positive', whiteSpace: 'nowrap' },
    '& small': { display: 'block', color: 'inkMuted', fontSize: 'xs' },
    '& li[data-excluded]': { color: 'inkMuted', '& b': { color: 'inkMuted', fontWeight: 'normal' } },
  },
});

export interface IncentiveListProps {
  choice: IncentiveChoice<Incentive>;
}

/**
 * The manufacturer's incentives for a vehicle with their effective dates (PRICE-62): those in its price, then those that cannot be combined
 * with them (PRICE-64). Renders nothing if there are none.
 */
export function IncentiveList({ choice: { applied, excluded } }: IncentiveListProps) {
  const text = useDesignText();
  const shown = [
    ...applied.map((incentive) => ({ incentive, isExcluded: false })),
    ...excluded.map((incentive) => ({ incentive, isExcluded: true })),
  ];
  if (shown.length === 0) return null;
  return (
    <List aria-label={text('incentives.label')}>
      {shown.map(({ incentive: { id, name, savingsCents, effectiveFromOn, effectiveToOn }, isExcluded }) => (
        <li key={id} data-excluded={isExcluded || undefined}>
          <span>
            {name}
            <small>
              {text('incentives.effective', {
                from: formatDateOn(effectiveFromOn),
                to: formatDateOn(effectiveToOn),
              })}
            </small>
            {isExcluded && <small>{text('incentives.excluded')}</small>}
          </span>
          {isExcluded ? (
            <b>{formatCurrency(savingsCents)}</b>
          ) : (
            <b>{text('incentives.saving', { amount: formatCurrency(savingsCents) })}</b>
          )}
        </li>
      ))}
    </List>
  );
}
