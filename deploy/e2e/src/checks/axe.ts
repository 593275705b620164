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

/**
 * Renders the sections that the page skips while they are out of view (`content-visibility: auto`), since axe finds no
 * background behind their texts. An adopted sheet, which no content security policy blocks. Resolves to its removal.
 */
async function renderAll(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync(':not([hidden]) { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(everything);
    return everything;
  });
  return async () => {
    await sheet.evaluate((everything) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== everything);
    });
    await sheet.dispose();
  };
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
  const restore = await renderAll(page);
  try {
    const { violations } = await axe.analyze();
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
    );
  } finally {
    await restore();
  }
}

/**
 * Fails on any accessibility violation in a part of the page (the main one by default) at its current width.
 * Not in the gate, which has no time for it: the matrix runs the same flows with this check.
 */
export async function expectAccessible(page: Page, what = page.url(), part = 'main'): Promise<void> {
  if (layer === 'gate') return;
  expect(await axeViolations(page, { part }), what).toEqual([]);
}
