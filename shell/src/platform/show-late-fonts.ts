import type { Platform } from '@forecourt/shared-contracts';

/** The tenant's style sheet in a page, as the edge writes it. */
const themeId = 'fc-theme';

/** Time in which a browser reads a font's file, on a slow phone. */
const readMs = 50;

/** What the browser knows of fonts. */
export interface FontPorts {
  readonly fonts: Pick<FontFaceSet, 'add' | 'ready'>;
  readonly FontFace: typeof FontFace;
  /** URLs of the files that came after the first paint, or so shortly before it that it may not have used them. */
  readonly lateUrls: () => readonly string[];
}

const portsOf = ({ fonts }: Document): FontPorts => ({
  fonts,
  FontFace,
  lateUrls: () => {
    const paintMs = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files.filter(({ responseEnd }) => responseEnd > paintMs - readMs).map(({ name }) => name);
  },
});

/**
 * Shows the brand's faces that came too late for the first view. A face of the style sheet is optional, so that nothing of a first view moves,
 * and a page that has begun without it would stay without it for the whole visit. One that has come late is shown as soon as the page is idle:
 * its fallback has its widths. One that is still missing then is shown from the visitor's first step on.
 */
export function showLateFonts(
  { subscribe }: Pick<Platform['navigation'], 'subscribe'>,
  page: Document,
  ports: FontPorts = portsOf(page),
): void {
  const stop = subscribe(({ action }) => {
    if (action === 'replace') return;
    stop();
    const theme = page.getElementById(themeId);
    if (theme) theme.textContent = theme.textContent.replaceAll('font-display:optional', 'font-display:swap');
  });
  // Without them the text stays in the font that it has.
  void showArrived(page, ports).catch(() => undefined);
}

/** Adds a face of its own for each late file: a changed rule would make the browser begin again with the faces of all rules. */
async function showArrived(page: Document, { fonts, FontFace, lateUrls }: FontPorts): Promise<void> {
  await fonts.ready;
  const late = new Set(lateUrls());
  const faces = optionalFaces(page).filter(({ url }) => late.has(url));
  const loaded = faces.map(({ family, url, descriptors }) =>
    new FontFace(family, `url(${url})`, descriptors).load(),
  );
  for (const face of await Promise.all(loaded)) fonts.add(face);
}

/** The faces of the style sheet with a file. */
function optionalFaces(page: Document) {
  const css = page.querySelector(`style#${themeId}`)?.textContent ?? '';
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const valueOf = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(rule)?.[1] ?? '';
    const path = /^url\(["']?(.*?)["']?\)/.exec(valueOf('src'))?.[1];
    if (path === undefined) return [];
    const descriptors = {
      weight: valueOf('font-weight'),
      unicodeRange: valueOf('unicode-range'),
      sizeAdjust: valueOf('size-adjust') || '100%',
    };
    const { href: url } = new URL(path, page.baseURI);
    return [{ family: valueOf('font-family').replace(/["']/g, ''), url, descriptors }];
  });
}
