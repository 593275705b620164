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
    // No column begins with stores under no heading.
    '& > div': { breakInside: 'avoid' },
    '& h3': { textStyle: 'subheading', margin: '0', marginBottom: '3' },
    '& ul': { listStyle: 'none', margin: '0', padding: '0' },
    '& li': { paddingBottom: '3' },
    '& address': { display: 'grid', justifyItems: 'start', fontStyle: 'normal' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
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
