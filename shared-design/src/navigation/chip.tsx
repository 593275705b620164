import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import { useDesignText } from '../text/use-design-text.ts';

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
    transition: 'background-color 150ms, border-color 150ms',
    _hover: { borderColor: 'ink' },
    _after: { content: '""', position: 'absolute', insetBlock: '-4px', insetInline: '0' },
  },
});

export interface ChipProps {
  label: string;
  onClick: () => void;
}

/** Button with something that it removes, such as an active filter: 'Remove {label}'. */
export function Chip({ label, onClick }: ChipProps) {
  const text = useDesignText();
  return (
    <Root type="button" onClick={onClick} aria-label={text('chip.remove', { label })}>
      {label}
      <Icon name="close" sizePx={14} />
    </Root>
  );
}
