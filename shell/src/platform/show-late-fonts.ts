import type { Platform } from '@forecourt/shared-contracts';

/** The tenant's style sheet in a page, as the edge writes it. */
const themeId = 'fc-theme';

/**
 * Shows the brand's faces that came too late for the first view, from the visitor's first step on: a face of the style sheet is optional, so that
 * nothing of a first view moves, and a page that has begun without it would stay without it for the whole visit.
 */
export function showLateFonts(
  { subscribe }: Pick<Platform['navigation'], 'subscribe'>,
  page: Document,
): void {
  const stop = subscribe(({ action }) => {
    if (action === 'replace') return;
    stop();
    const theme = page.getElementById(themeId);
    if (theme) theme.textContent = theme.textContent.replaceAll('font-display:optional', 'font-display:swap');
  });
}
