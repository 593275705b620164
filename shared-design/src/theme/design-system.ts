import { createSystem } from '@chakra-ui/react';
import { designConfig } from './design-config.ts';
import { styleConfig } from './style-config.ts';

const system = createSystem(styleConfig, designConfig, { disableLayers: true });

/**
 * The Chakra system used in browsers. Its global rules are empty because `designCss` has put them in the page's linked style sheet;
 * otherwise each remote's provider would inject them again. They are not even computed: our patched Chakra does so on first use. Its recipes
 * are in no cascade layer, because each rule that is added to one makes Chromium style and lay out the whole page again; by the patch an
 * element's own properties outrank its recipe all the same.
 */
export const designSystem: typeof system = Object.create(system, { _global: { value: [] } });
