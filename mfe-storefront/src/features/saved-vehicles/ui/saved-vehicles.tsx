import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { chakra, EmptyState, LinkButton, RetryPanel } from '@forecourt/shared-design';
import { savedLists } from '@forecourt/shared-contracts/favorites';
import { useApi, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { favoritesQuery } from '../../choices/index.ts';
import { MySaves } from './my-saves.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { SoldVehicles } from './sold-vehicles.tsx';
import { StartShelf } from './start-shelf.tsx';
import { routePaths } from '../../../domain/route-paths.ts';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '10', md: '14' },
    marginTop: '8',
    '& section': { position: 'relative', display: 'grid', gap: '5' },
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '44px',
    },
    '& header h2': { textStyle: 'heading', margin: '0' },
    // The only list is named by the page's heading; its own is for screen readers.
    '& > section:only-child > header': {
      position: 'absolute',
      width: '1px',
      minHeight: '0',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    // Undo is at the end of its line, on any width.
    '& [role=status]': { alignItems: 'center' },
    '& [role=status] .fc-body': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
    },
    '& [role=status] .fc-actions': { margin: '0' },
    '& .fc-none': { margin: '0', color: 'inkMuted' },
  },
});

/** Both lists of an account: loading, empty, failed, or loaded. */
export function SavedVehicles({ sub }: { readonly sub: string }) {
  const { t } = useTranslation('storefront');
  const { contact } = useTenant();
  const { data, isError, isFetching, refetch } = useQuery(favoritesQuery(useApi(), sub));
  if (!data && isError) {
    return (
      <Root>
        <RetryPanel
          title={t('saved.failed')}
          onRetry={() => void refetch()}
          busy={isFetching}
          phone={dealerPhone(contact)}
        />
      </Root>
    );
  }
  if (!data) return <SavedSkeleton />;
  const { saves, sold } = savedLists(data.favorites);
  if (data.favorites.length === 0) {
    return (
      <Root>
        <EmptyState
          icon="heart"
          title={t('saved.emptyTitle')}
          text={t('saved.emptyText')}
          actions={<LinkButton href={routePaths.search}>{t('saved.search')}</LinkButton>}
        />
        <StartShelf />
      </Root>
    );
  }
  return (
    <Root>
      <MySaves favorites={saves} />
      {sold.length > 0 && <SoldVehicles sub={sub} favorites={sold} />}
    </Root>
  );
}
