import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { layer } from '../stack/index.ts';

/** Scope of an axe check: the page's main part with all rules by default. */
interface AxeQuestion {
  readonly whole?: boolean;
  /** A part of the page other than the main one, as a selector. */
  readonly part?: string;
  readonly tags?: readonly string[];
}

/** Every violation in one line: rule, description and elements. */
export async function axeViolations(
  page: Page,
  { whole = false, part = 'main', tags }: AxeQuestion = {},
): Promise<string[]> {
  // Describing the passing elements would take as long again as finding the failing ones.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (!whole) axe.include(part);
  if (tags) axe.withTags([...tags]);
  // A page without frames is checked directly, which takes two thirds of the time.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/**
 * Fails on any accessibility violation in a part of the page (the main one by default) at its current width.
 * Not in the gate, which has no time for it: the matrix runs the same flows with this check.
 */
export async function expectAccessible(page: Page, what = page.url(), part = 'main'): Promise<void> {
  if (layer === 'gate') return;
  expect(await axeViolations(page, { part }), what).toEqual([]);
}
