import { chakra, Icon } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Root = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '36px',
    paddingInline: '3.5',
    border: '1.5px solid',
    borderColor: 'brand',
    borderRadius: 'full',
    background: 'brandSoft',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.2',
    cursor: 'pointer',
    position: 'relative',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    animation: 'fc-pop {durations.normal} {easings.standard}',
    _hover: { borderColor: 'ink' },
    _after: { content: '""', position: 'absolute', insetBlock: '-4px', insetInline: '0' },
  },
});

interface ChipProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** Button with an active filter, which it removes. */
export function Chip({ label, onClick }: ChipProps) {
  const { t } = useTranslation('storefront');
  return (
    <Root type="button" onClick={onClick} aria-label={t('filters.remove', { label })}>
      {label}
      <Icon name="close" sizePx={14} />
    </Root>
  );
}
