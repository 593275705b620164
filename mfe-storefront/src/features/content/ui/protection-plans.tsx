import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant } from '@forecourt/shared-contracts/react';
import type { ProtectionRefundTerms } from '@forecourt/shared-contracts/tenant';
import { ContentSection } from './content-section.tsx';
import { useContentText } from '../model/use-content-text.ts';
import { FactTable } from './fact-table.ts';

/** Example repair costs (SHOP-83); that of the powertrain is for one with an engine. */
const costs = [
  { id: 'wheel', amountCents: 700_00 },
  { id: 'powertrain', amountCents: 2_030_00 },
  { id: 'screen', amountCents: 1_120_00 },
];

interface ProtectionPlansProps {
  /** Of the plans that the dealer sells (PRICE-69). */
  readonly refund: ProtectionRefundTerms;
}

/** What a service contract is for, and how to cancel it. */
export function ProtectionPlans({ refund: { fullRefundDays: count, feeCents } }: ProtectionPlansProps) {
  const text = useContentText('warranty');
  const { isElectric } = useTenant().inventory;
  const shown = costs.filter(({ id }) => !isElectric || id !== 'powertrain');
  return (
    <ContentSection title={text('plansTitle')} lead={text('plansLead')}>
      <FactTable>
        <caption>{text('costsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('part')}</th>
            <th scope="col">{text('cost')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, amountCents }) => (
            <tr key={id}>
              <th scope="row">{text(`costs.${id}.part`)}</th>
              <td>{text(`costs.${id}.cost`, { amount: formatCurrency(amountCents) })}</td>
            </tr>
          ))}
        </tbody>
      </FactTable>
      <p>{text(count > 0 ? 'refund' : 'refundShare', { count, cancelFee: formatCurrency(feeCents) })}</p>
    </ContentSection>
  );
}
