import { AppLink, chakra } from '@forecourt/shared-design';
import { formatPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import { useContentText } from '../model/use-content-text.ts';
import { useStores } from '../model/use-stores.ts';
import { ContentSection } from './content-section.tsx';

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    margin: '0',
    padding: '0',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    gap: '6',
    '& address': { display: 'grid', justifyItems: 'start', fontStyle: 'normal' },
    '& a': { minHeight: '24px' },
  },
});

/** The stores of the dealer: how to learn their hours, address, phone and the way there. Nothing until they are known, or if they cannot be read. */
export function StoreList() {
  const text = useContentText('contact');
  const stores = useStores();
  if (stores.length === 0) return null;
  return (
    <ContentSection title={text('stores.title')} lead={text('stores.lead')}>
      <List>
        {stores.map(({ name, streetAddress, city, state, zip, phone }) => {
          const place = `${city}, ${state} ${zip}`;
          const query = new URLSearchParams({ api: '1', destination: `${streetAddress}, ${place}` });
          return (
            <li key={name}>
              <address>
                <b>{name}</b>
                <span>{streetAddress}</span>
                <span>{place}</span>
                <AppLink href={phoneHref(phone)}>{formatPhone(phone)}</AppLink>
                <AppLink
                  href={`https://www.google.com/maps/dir/?${query.toString()}`}
                  target="_blank"
                  rel="noopener"
                  aria-label={text('stores.directionsTo', { name })}
                >
                  {text('stores.directions')}
                </AppLink>
              </address>
            </li>
          );
        })}
      </List>
    </ContentSection>
  );
}
