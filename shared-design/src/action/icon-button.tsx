import type { ButtonHTMLAttributes, Ref } from 'react';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';

const Root = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    width: 'target',
    height: 'target',
    borderRadius: 'control',
    border: '1.5px solid transparent',
    color: 'inherit',
    background: 'transparent',
    cursor: 'pointer',
    transitionProperty: 'background-color, color, border-color, transform',
    transitionDuration: 'fast',
    _hover: { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
    _active: { transform: 'scale(0.94)' },
    _focusVisible: { outline: '3px solid var(--fc-link)', outlineOffset: '1px' },
    '&:disabled': { opacity: '0.45', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      plain: {},
      outline: {
        borderColor: 'lineStrong',
        background: 'surfaceRaised',
        color: 'ink',
        // Opaque, as it may be on a picture or on a dark dialog.
        _hover: { background: 'surfaceSunken' },
      },
      floating: {
        borderColor: 'line',
        background: 'surfaceRaised',
        color: 'ink',
        borderRadius: 'full',
        boxShadow: 'raised',
        _hover: { background: 'surfaceRaised', color: 'link' },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Accessible name. */
  label: string;
  variant?: 'plain' | 'outline' | 'floating';
  /** For toggles like save and compare; a pressed icon is filled. */
  pressed?: boolean | undefined;
  sizePx?: number;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Round or square 44 px target with only an icon and an accessible label. */
export function IconButton({ icon, label, pressed, sizePx = 22, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} aria-pressed={pressed} {...rest}>
      <Icon name={icon} sizePx={sizePx} filled={pressed === true && icon === 'heart'} />
    </Root>
  );
}
