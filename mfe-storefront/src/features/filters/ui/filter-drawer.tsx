import { Button, chakra, Drawer, VisuallyHidden } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { withoutFilters } from '../../../domain/search-changes.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterProps } from './filter-props.ts';

const Actions = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '3',
    width: 'full',
    '& button': { paddingInline: '4' },
    // Both labels stay on one line.
    '@media (max-width: 359px)': { gap: '2', '& button': { paddingInline: '2', fontSize: 'sm' } },
  },
});

interface FilterDrawerProps extends FilterProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The filter dialog of small screens: 'Clear All' and 'View Results' (SHOP-17). */
export function FilterDrawer({ isOpen, onClose, ...filters }: FilterDrawerProps) {
  const { t } = useTranslation('storefront');
  const { result, onChange } = filters;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      side="start"
      title={t('filters.title')}
      footer={
        <Actions>
          <VisuallyHidden aria-live="polite">
            {t('search.count', { count: result.total, total: formatCount(result.total) })}
          </VisuallyHidden>
          <Button variant="secondary" onClick={() => onChange(withoutFilters)}>
            {t('filters.clearAll')}
          </Button>
          <Button onClick={onClose}>{t('filters.viewResults', { total: formatCount(result.total) })}</Button>
        </Actions>
      }
    >
      <FilterPanel {...filters} />
    </Drawer>
  );
}
