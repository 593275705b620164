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
    borderColor: 'lineStrong',
    borderRadius: 'full',
    background: 'surfaceRaised',
    color: 'ink',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: '1.2',
    cursor: 'pointer',
    position: 'relative',
    transition: 'background-color 150ms, border-color 150ms',
    _hover: { borderColor: 'ink' },
    _after: { content: '""', position: 'absolute', insetBlock: '-4px', insetInline: '0' },
    '&[aria-pressed=true], &[data-removable=true]': { background: 'brandSoft', borderColor: 'brand' },
  },
});

export interface ChipProps {
  label: string;
  onClick: () => void;
  /** `toggle` is on or off, `remove` removes something (an active filter). */
  kind: 'toggle' | 'remove';
  pressed?: boolean;
}

/** Small filter button: on and off, or 'Remove {label}'. */
export function Chip({ label, onClick, kind, pressed = false }: ChipProps) {
  const text = useDesignText();
  const isRemovable = kind === 'remove';
  const wiring = isRemovable ? { 'aria-label': text('chip.remove', { label }) } : { 'aria-pressed': pressed };
  return (
    <Root type="button" onClick={onClick} data-removable={isRemovable} {...wiring}>
      {!isRemovable && pressed && <Icon name="check" sizePx={14} />}
      {label}
      {isRemovable && <Icon name="close" sizePx={14} />}
    </Root>
  );
}
