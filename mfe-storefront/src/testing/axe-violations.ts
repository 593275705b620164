import axe from 'axe-core';

/** The levels that the site meets. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Needs a drawn page: browser tests check it. */
const undrawn = ['color-contrast', 'target-size'];

/** Returns what axe finds wrong in the whole document: rule, and the first element of each. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(undrawn.map((rule) => [rule, { enabled: false }])),
    // A frame's document is checked where it is served.
    iframes: false,
    resultTypes: ['violations'],
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}
