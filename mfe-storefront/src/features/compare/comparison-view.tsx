import { useState } from 'react';
import { chakra, LinkButton } from '@forecourt/shared-design';
import { CheckboxField } from '@forecourt/shared-design/forms';
import type { ComparedVehicle } from '@forecourt/shared-contracts/comparison';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { usePersonalPayments } from '../personal-payments/index.ts';
import { comparisonRows } from './comparison-facts.ts';
import { lowestMoney } from './lowest-money.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { routePaths } from '../../domain/route-paths.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    minWidth: '0',
    '& .fc-note': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface ComparisonViewProps {
  readonly vehicles: readonly ComparedVehicle[];
  readonly limit: number;
  readonly onRemove: (vehicle: ComparedVehicle) => void;
}

/** On a phone, where the whole table is many screens high, it begins with its differences. */
const isPhone = () => typeof matchMedia === 'function' && matchMedia('(width < 600px)').matches;

/** The table with its tools: show only differences, and add another vehicle. */
export function ComparisonView({ vehicles, limit, onRemove }: ComparisonViewProps) {
  const { t } = useTranslation('storefront');
  const personal = usePersonalPayments();
  const [isNarrowed, setNarrowed] = useState(isPhone);
  const known = vehicles.flatMap(({ vehicle }) => vehicle ?? []);
  const facts = comparisonRows(known);
  const differing = facts.filter(({ isDifferent }) => isDifferent);
  const lowest = lowestMoney(known, personal);
  const canNarrow = known.length > 1;
  const rows = canNarrow && isNarrowed ? differing : facts;
  return (
    <Root>
      <ComparisonTable
        {...{ vehicles, rows, lowest, onRemove }}
        tools={
          <>
            {canNarrow ? (
              <CheckboxField
                name="only-differences"
                label={t('compare.onlyDifferences', { count: differing.length })}
                checked={isNarrowed}
                onChange={(event) => setNarrowed(event.target.checked)}
              />
            ) : (
              <p className="fc-note">{t('compare.addAnother')}</p>
            )}
            {vehicles.length < limit && (
              <LinkButton href={routePaths.search} variant="secondary" icon="plus">
                {t('compare.add')}
              </LinkButton>
            )}
          </>
        }
      />
      {rows.length === 0 && <p className="fc-note">{t('compare.noDifferences')}</p>}
      {personal ? <personal.Banner /> : <p className="fc-note">{t('search.estimates')}</p>}
      {known.some(({ isSample }) => isSample) && <p className="fc-note">{t('sample.many')}</p>}
    </Root>
  );
}
