import type { Page } from '@playwright/test';

const classes = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible'],
  active: ['hover', 'active'],
} as const;

/** Draws what is marked `data-caused` as if a visitor pointed at it, focused it or pressed it, all at once. */
export async function forceStates(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const [caused, forcedPseudoClasses] of Object.entries(classes)) {
    const place = `[data-caused=${caused}]`;
    const selector = `${place} > :not(figcaption), ${place} :is(a, button, input)`;
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    for (const nodeId of nodeIds) {
      await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...forcedPseudoClasses] });
    }
  }
}
