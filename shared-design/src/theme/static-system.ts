import { createSystem, type SystemConfig } from '@chakra-ui/react';
import { designConfig } from './design-config.ts';
import { globalStyles } from './global-styles.ts';
import { styleConfig } from './style-config.ts';

/** The rules that the static style sheet has besides the tokens; no browser needs them as a script. */
export const pageRules: SystemConfig = { preflight: true, globalCss: globalStyles };

/** The Chakra system with its preflight, global and token rules: only for generating the static style sheet. */
export const staticSystem = createSystem(styleConfig, designConfig, pageRules);
