import type { SystemConfig } from '@chakra-ui/react';
import { breakpointsPx, designTokens } from './design-tokens.ts';
import { keyframes } from './keyframes.ts';
import { textStyles } from './text-styles.ts';

const { xs: _base, ...widths } = breakpointsPx;

/**
 * Configuration of the one Chakra system: our tokens replace Chakra's, and of its recipes only the two that we use. The rules of whole pages
 * are in `staticSystem`.
 */
export const designConfig: SystemConfig = {
  cssVarsPrefix: 'fd',
  cssVarsRoot: ':where(:root, :host)',
  theme: {
    breakpoints: Object.fromEntries(Object.entries(widths).map(([name, px]) => [name, `${px}px`])),
    keyframes,
    tokens: designTokens,
    textStyles,
    recipes: {
      heading: { base: { textStyle: 'heading' } },
      text: { base: {} },
    },
  },
};
