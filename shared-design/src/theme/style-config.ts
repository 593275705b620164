import type { SystemConfig } from '@chakra-ui/react';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Utility = Utilities[string];

function named(values: Utility['values'], names: string): Utilities {
  return Object.fromEntries(names.split(' ').map((name) => [name, { values }]));
}

/** A property that stands for others, each of which gets its value. */
function standsFor(values: Utility['values'], ...names: readonly string[]): Utility {
  const transform = (value: string): object => Object.fromEntries(names.map((name) => [name, value]));
  return { values, transform: transform as NonNullable<Utility['transform']> };
}

/**
 * What our styles use of Chakra's `defaultBaseConfig`: conditions, and the properties whose values are tokens. All others of CSS can be used
 * with values of CSS. The whole of it is 5 KiB for each page and a third of the time in which the system is made; a test refuses a style
 * with a name that is only there.
 */
export const styleConfig: SystemConfig = {
  conditions: {
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    before: '&::before',
    after: '&::after',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
  },
  utilities: {
    ...named(
      'colors',
      'background backgroundColor color fill stroke borderColor borderTopColor borderInlineEndColor outlineColor',
    ),
    ...named(
      'spacing',
      'gap columnGap rowGap margin marginBlock marginBottom marginInline marginInlineEnd marginInlineStart marginTop padding paddingBlock paddingBlockEnd paddingBottom paddingInline paddingInlineEnd paddingInlineStart paddingTop top bottom left right inset insetBlock insetBlockEnd insetBlockStart insetInline insetInlineEnd insetInlineStart scrollMarginBottom scrollMarginTop scrollPaddingInline',
    ),
    ...named('sizes', 'width minWidth maxWidth height minHeight maxHeight flexBasis'),
    ...named('fonts', 'fontFamily'),
    ...named('fontSizes', 'fontSize'),
    ...named('fontWeights', 'fontWeight'),
    ...named('lineHeights', 'lineHeight'),
    ...named('letterSpacings', 'letterSpacing'),
    ...named('radii', 'borderRadius'),
    ...named('shadows', 'boxShadow'),
    ...named('zIndex', 'zIndex'),
    ...named('durations', 'transitionDuration animationDuration'),
    borderTopRadius: standsFor('radii', 'borderTopLeftRadius', 'borderTopRightRadius'),
    borderBottomRadius: standsFor('radii', 'borderBottomLeftRadius', 'borderBottomRightRadius'),
  },
};
