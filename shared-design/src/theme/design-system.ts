import { createSystem } from '@chakra-ui/react';
import { designConfig } from './design-config.ts';
import { styleConfig } from './style-config.ts';

const system = createSystem(styleConfig, designConfig);

/**
 * The Chakra system used in browsers. Its global rules are empty because `designCss` has put them in the page's linked style sheet;
 * otherwise each remote's provider would inject them again, the order of the layers as well. They are not even computed: our patched Chakra
 * does so on first use.
 */
export const designSystem: typeof system = Object.create(system, {
  _config: { value: { ...system._config, disableLayers: true } },
  _global: { value: [] },
});
