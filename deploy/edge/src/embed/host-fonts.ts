import type { Theme } from '@forecourt/shared-contracts/tenant';

/** A face that a host's page declares: a shadow root uses only those of its document. */
export interface HostFont {
  readonly family: string;
  /** Path on the site. */
  readonly url: string;
  /** Of its `@font-face`, named as in the constructor `FontFace`. */
  readonly descriptors: {
    readonly weight: string;
    readonly unicodeRange: string;
    readonly sizeAdjust: string;
  };
}

function fontOf(rule: string): HostFont | undefined {
  const valueOf = (name: string) =>
    new RegExp(`(?:^|;)\\s*${name}:\\s*["']?([^"';]+)`).exec(rule)?.[1]?.trim();
  const family = valueOf('font-family');
  const url = /url\(["']?([^"')]+)/.exec(rule)?.[1];
  if (family === undefined || url === undefined) return undefined;
  return {
    family,
    url,
    descriptors: {
      weight: valueOf('font-weight') ?? '100 900',
      unicodeRange: valueOf('unicode-range') ?? 'U+0-10FFFF',
      sizeAdjust: valueOf('size-adjust') ?? '100%',
    },
  };
}

/** The faces of a tenant's headings and running text, as the tenant's style sheet declares them. */
export function hostFonts(css: string, { displayFont, bodyFont }: Theme): readonly HostFont[] {
  const isUsed = ({ url }: HostFont) => {
    const fileName = url.slice(url.lastIndexOf('/') + 1);
    return [displayFont, bodyFont].some((name) => name !== undefined && fileName.startsWith(`${name}-`));
  };
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, rule = '']) => {
    const font = fontOf(rule);
    return font && isUsed(font) ? [font] : [];
  });
}
