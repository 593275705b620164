import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layer } from '../stack/index.ts';

/** What axe is asked about: the page's main part by all of its rules unless said otherwise. */
interface AxeQuestion {
  readonly whole?: boolean;
  /** Another part of the page than its main one, as a selector. */
  readonly part?: string;
  readonly tags?: readonly string[];
}

/** Every violation in one line: rule, what it is, and the elements. */
export async function axeViolations(
  page: Page,
  { whole = false, part = 'main', tags }: AxeQuestion = {},
): Promise<string[]> {
  // Describing the elements that pass as well would take as long again as finding those that do not.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (!whole) axe.include(part);
  if (tags) axe.withTags([...tags]);
  // A page without frames is asked directly, which takes two thirds of the time.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/**
 * Fails on any fault of accessibility in a part of the page, the main one unless told, as wide as it is. Not in the gate, which has no time
 * for it: the matrix runs the same flows, and looks.
 */
export async function expectAccessible(page: Page, what = page.url(), part = 'main'): Promise<void> {
  if (layer === 'gate') return;
  expect(await axeViolations(page, { part }), what).toEqual([]);
}
