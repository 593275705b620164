import { defineRecipe } from '@chakra-ui/react';

const focusRing = { outline: '3px solid var(--fc-link)', outlineOffset: '2px' };

/** Styles of buttons and of links that look like buttons. `quiet` is for the third action of a group. */
export const buttonStyles = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    position: 'relative',
    borderRadius: 'control',
    border: '1.5px solid transparent',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, border-color, color, box-shadow, transform',
    transitionDuration: 'fast',
    _focusVisible: focusRing,
    _active: { transform: 'translateY(1px)' },
    '&[aria-disabled=true], &:disabled': {
      cursor: 'not-allowed',
      // Darker than a light card, lighter than a dark one.
      background: 'line',
      color: 'inkMuted',
      borderColor: 'line',
      boxShadow: 'none',
      transform: 'none',
    },
    '& svg': { flexShrink: '0' },
    // Text of two lines begins beside its icon.
    '@media (max-width: 359px)': { '&:has(> svg)': { textAlign: 'start' } },
  },
  variants: {
    variant: {
      primary: { background: 'brand', color: 'onBrand', _hover: { background: 'brandStrong' } },
      accent: {
        background: 'accent',
        color: 'onAccent',
        _hover: { background: 'color-mix(in srgb, var(--fc-accent) 90%, #000)' },
      },
      secondary: {
        background: 'surfaceRaised',
        color: 'ink',
        borderColor: 'lineStrong',
        _hover: { borderColor: 'ink', background: 'surfaceSunken' },
      },
      quiet: { background: 'transparent', color: 'link', _hover: { background: 'brandSoft', color: 'ink' } },
      critical: {
        background: 'transparent',
        color: 'critical',
        borderColor: 'critical',
        _hover: { background: 'criticalSoft' },
      },
      onDark: {
        background: 'onHero',
        color: 'hero',
        _hover: { background: 'color-mix(in srgb, var(--fc-on-hero) 88%, var(--fc-hero))' },
      },
      onDarkOutline: {
        background: 'transparent',
        color: 'onHero',
        borderColor: 'color-mix(in srgb, var(--fc-on-hero) 55%, transparent)',
        _hover: { borderColor: 'onHero' },
      },
    },
    size: {
      sm: {
        '--fc-inset': '0.875rem',
        minHeight: '36px',
        '@media (pointer: coarse)': { minHeight: 'target' },
        paddingInline: '3.5',
        paddingBlock: '1.5',
        fontSize: 'sm',
      },
      md: {
        '--fc-inset': '1.25rem',
        minHeight: '44px',
        paddingInline: '5',
        paddingBlock: '2.5',
        fontSize: 'md',
        '@media (max-width: 359px)': { '--fc-inset': '0.75rem', paddingInline: '3' },
      },
      lg: {
        '--fc-inset': '1.75rem',
        minHeight: '52px',
        paddingInline: '7',
        paddingBlock: '3',
        fontSize: 'lg',
      },
    },
    fullWidth: { true: { width: 'full' } },
    flush: {
      always: { marginInlineStart: 'calc(-1 * var(--fc-inset))' },
      narrow: { '@media (max-width: 599px)': { marginInlineStart: 'calc(-1 * var(--fc-inset))' } },
      wide: { '@media (min-width: 600px)': { marginInlineStart: 'calc(-1 * var(--fc-inset))' } },
    },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});

export type ButtonVariant =
  | 'primary'
  | 'accent'
  | 'secondary'
  | 'quiet'
  | 'critical'
  | 'onDark'
  | 'onDarkOutline';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Props shared by buttons and button-like links. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  fullWidth?: boolean | undefined;
  /**
   * For a quiet one: aligns its text with the edge of other content, `narrow` if it is last in a row that wraps on small screens, `wide` if it
   * is a row of its own below buttons, which are as wide as their column on a phone.
   */
  flush?: 'always' | 'narrow' | 'wide' | undefined;
}
