import { chakra } from '@forecourt/shared-design';
import { storesByState } from '../domain/stores-by-state.ts';
import { useContentText } from '../model/use-content-text.ts';
import { useStores } from '../model/use-stores.ts';
import { ContentSection } from './content-section.tsx';
import { StoreAddress } from './store-address.tsx';

const Columns = chakra('div', {
  base: {
    columnWidth: '15rem',
    columnGap: '6',
    // The heading of a state is never apart from its first store.
    '& li, & h3': { breakInside: 'avoid' },
    // Nor does a column begin with the last store of a short list, under no heading.
    '& > div:not(:has(li:nth-of-type(4)))': { breakInside: 'avoid' },
    '& h3': { textStyle: 'subheading', margin: '0', marginBottom: '3', breakAfter: 'avoid' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li': { paddingBottom: '6' },
    '& address': { display: 'grid', justifyItems: 'start', fontStyle: 'normal' },
    '& a': { minHeight: '24px' },
  },
});

/** The stores of the dealer by state: how to learn their hours, address, phone and the way there. Nothing until they are known, or if they cannot be read. */
export function StoreList() {
  const text = useContentText('contact');
  const stores = useStores();
  if (stores.length === 0) return null;
  return (
    <ContentSection title={text('stores.title')} lead={text('stores.lead')}>
      <Columns>
        {storesByState(stores).map((group) => (
          <div key={group.name}>
            <h3>{group.name}</h3>
            <ul>
              {group.stores.map((store) => (
                <li key={store.name}>
                  <StoreAddress store={store} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Columns>
    </ContentSection>
  );
}
