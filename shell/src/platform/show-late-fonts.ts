import type { Platform } from '@forecourt/shared-contracts';

/** The tenant's style sheet in a page, as the edge writes it. */
const themeId = 'fc-theme';

/** What the browser knows of fonts. */
export interface FontPorts {
  readonly fonts: Pick<FontFaceSet, 'add' | 'ready'>;
  readonly FontFace: typeof FontFace;
  /** URLs of all files that the page has fetched. */
  readonly fetchedUrls: () => readonly string[];
}

const portsOf = ({ fonts }: Document): FontPorts => ({
  fonts,
  FontFace,
  fetchedUrls: () => performance.getEntriesByType('resource').map(({ name }) => name),
});

/**
 * Shows the brand's faces that came too late for the first view. A face of the style sheet is optional, so that nothing of a first view moves,
 * and a page that has begun without it would stay without it for the whole visit. Those of running text, which no preload asks for, are shown
 * once they are there: their fallbacks have their widths. All others are shown from the visitor's first step on.
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
  void showFetched(page, ports).catch(() => undefined);
}

/** Adds a face of its own for each fetched file: a changed rule would make the browser begin again with the faces of all rules. */
async function showFetched(page: Document, { fonts, FontFace, fetchedUrls }: FontPorts): Promise<void> {
  await fonts.ready;
  const preloads = page.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
  const preloaded = new Set([...preloads].map(({ href }) => href));
  const late = new Set(fetchedUrls().filter((url) => !preloaded.has(url)));
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
