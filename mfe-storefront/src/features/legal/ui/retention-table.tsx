import { useTranslation } from '@forecourt/shared-contracts/react';
import { retentionPeriods } from '../domain/retention-periods.ts';
import { LegalTable } from './legal-table.ts';

/** How long each kind of personal information is kept. */
export function RetentionTable() {
  const { t } = useTranslation('storefront');
  const own = 'legal.privacyPolicy.retention';
  return (
    <LegalTable>
      <caption>{t(`${own}.caption`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`${own}.information`)}</th>
          <th scope="col">{t(`${own}.kept`)}</th>
        </tr>
      </thead>
      <tbody>
        {retentionPeriods.map((id) => (
          <tr key={id}>
            <th scope="row">
              <b>{t(`${own}.what.${id}`)}</b>
            </th>
            <td>{t(`${own}.period.${id}`)}</td>
          </tr>
        ))}
      </tbody>
    </LegalTable>
  );
}
