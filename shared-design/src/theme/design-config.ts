import type { SystemConfig } from '@chakra-ui/react';
import { breakpointsPx, designTokens } from './design-tokens.ts';
import { globalStyles, keyframes } from './global-styles.ts';
import { textStyles } from './text-styles.ts';

const { xs: _base, ...widths } = breakpointsPx;

/** Configuration of the one Chakra system: our tokens replace Chakra's, and of its recipes only the two that we use. */
export const designConfig: SystemConfig = {
  preflight: true,
  cssVarsPrefix: 'fd',
  cssVarsRoot: ':where(:root, :host)',
  globalCss: globalStyles,
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
