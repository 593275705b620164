import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Every violation of WCAG 2.2 AA in a rendered page, one line each: rule, description and elements. Without layout: contrast and the size of
 * targets are what the browser tests check. Without the documents in frames: they are checked where they are served.
 */
export async function axeFaults(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, {
    runOnly: tags,
    resultTypes: ['violations'],
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
