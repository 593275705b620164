import { chakra } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { storedItems } from '../domain/stored-items.ts';

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& caption': { textAlign: 'start', color: 'inkMuted', paddingBottom: '2' },
    '& th, & td': {
      textAlign: 'start',
      verticalAlign: 'top',
      paddingBlock: '3',
      paddingInlineEnd: '4',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& thead th': { color: 'inkMuted', fontWeight: 'semibold', width: '35%' },
    // The longest key on one line, and how long most are kept.
    '& thead th:first-of-type': { width: '40%' },
    '& thead th:last-of-type': { width: '25%' },
    '& tbody th': { fontWeight: 'normal' },
    '& b': { fontWeight: 'semibold' },
    '& code': {
      display: 'block',
      marginTop: '1',
      fontSize: 'xs',
      color: 'inkMuted',
      overflowWrap: 'anywhere',
    },
    // On a phone each row is a small card: three columns do not fit side by side.
    '@media (max-width: 599px)': {
      '& thead': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '&, & caption, & tbody, & tr, & th, & td': { display: 'block' },
      '& tr': { paddingBlock: '3', borderBottom: '1px solid', borderColor: 'line' },
      '& th, & td': { border: '0', paddingBlock: '1', paddingInlineEnd: '0' },
      '& td:last-of-type': { color: 'inkMuted' },
    },
  },
});

/** Every cookie and every key of browser storage: what it is, its name in the browser, its purpose and lifetime. */
export function StoredTable() {
  const { t } = useTranslation('storefront');
  const own = 'legal.cookiePolicy.stored';
  return (
    <Table>
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
    </Table>
  );
}
