import { useTranslation } from '@forecourt/shared-contracts/react';
import { storedItems } from '../domain/stored-items.ts';
import { LegalTable } from './legal-table.ts';

/** Every cookie and every key of browser storage: what it is, its name in the browser, its purpose and lifetime. */
export function StoredTable() {
  const { t } = useTranslation('storefront');
  const own = 'legal.cookiePolicy.stored';
  return (
    <LegalTable>
      <caption>{t(`${own}.caption`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`${own}.name`)}</th>
          <th scope="col">{t(`${own}.purpose`)}</th>
          <th scope="col">{t(`${own}.kept`)}</th>
        </tr>
      </thead>
      <tbody>
        {storedItems.map(({ id, names, keptFor }) => (
          <tr key={id}>
            <th scope="row">
              <b>{t(`${own}.names.${id}`)}</b>
              {names.map((name) => (
                <code key={name} translate="no">
                  {name}
                </code>
              ))}
            </th>
            <td>{t(`${own}.purposes.${id}`)}</td>
            <td>{t(`${own}.keptFor.${keptFor}`)}</td>
          </tr>
        ))}
      </tbody>
    </LegalTable>
  );
}
