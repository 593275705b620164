import { chakra, Icon } from '@forecourt/shared-design';
import { storesByState } from '../domain/stores-by-state.ts';
import { useContentText } from '../model/use-content-text.ts';
import { useStores } from '../model/use-stores.ts';
import { ContentSection } from './content-section.tsx';
import { StoreAddress } from './store-address.tsx';

const States = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '2', md: '6' },
    '& h3, & summary': { textStyle: 'subheading', margin: '0', marginBottom: { md: '3' } },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '44px',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& [open] > summary > svg': { transform: 'rotate(180deg)' },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
      columnGap: '6',
      rowGap: '3',
      listStyle: 'none',
      margin: '0',
      padding: '0',
    },
    '& address': { display: 'grid', justifyItems: 'start', fontStyle: 'normal' },
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
});

/**
 * The stores of the dealer by state, folded on phones: how to learn their hours, address, phone and the way there. Nothing until they are known,
 * or if they cannot be read.
 */
export function StoreList() {
  const text = useContentText('contact');
  const stores = useStores();
  if (stores.length === 0) return null;
  return (
    <ContentSection title={text('stores.title')} lead={text('stores.lead')}>
      <States>
        {storesByState(stores).map((group) => (
          <div key={group.name}>
            <h3 className="fc-unfolded">{group.name}</h3>
            <details className="fc-fold">
              <summary>
                {group.name} ({group.stores.length})
                <Icon name="chevronDown" sizePx={20} />
              </summary>
              <ul>
                {group.stores.map((store) => (
                  <li key={store.name}>
                    <StoreAddress store={store} />
                  </li>
                ))}
              </ul>
            </details>
          </div>
        ))}
      </States>
    </ContentSection>
  );
}
