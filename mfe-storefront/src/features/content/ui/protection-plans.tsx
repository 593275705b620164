import { formatCurrency } from '@forecourt/shared-contracts/formats';
import { ContentSection } from './content-section.tsx';
import { useContentText } from '../model/use-content-text.ts';
import { FactTable } from './fact-table.ts';

/** Example repair costs (SHOP-83) and the cancellation fee (PRICE-69), as the copy states them. */
const costs = [
  { id: 'wheel', amountCents: 700_00 },
  { id: 'powertrain', amountCents: 2_030_00 },
  { id: 'screen', amountCents: 1_120_00 },
];
const cancelFeeCents = 50_00;

/** What a service contract is for, and how to cancel it. */
export function ProtectionPlans() {
  const text = useContentText('warranty');
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
          {costs.map(({ id, amountCents }) => (
            <tr key={id}>
              <th scope="row">{text(`costs.${id}.part`)}</th>
              <td>{text(`costs.${id}.cost`, { amount: formatCurrency(amountCents) })}</td>
            </tr>
          ))}
        </tbody>
      </FactTable>
      <p>{text('refund', { cancelFee: formatCurrency(cancelFeeCents) })}</p>
    </ContentSection>
  );
}
