import { displayFamily, type Tenant } from '@forecourt/shared-contracts/tenant';
import { fontFiles, inlineFontCss } from '@forecourt/shared-design/font-files';

const sheets = new Map<string, string>();

/** `@font-face` rules of one family with its files inside, for a page that loads nothing; each family is read once. */
export function faceCss(family: string): string {
  const css = sheets.get(family) ?? inlineFontCss(family);
  sheets.set(family, css);
  return css;
}

/** Family of the face of a dealer's running text; undefined for a dealer whose text has the device's own face. */
export function bodyFamily({ bodyFont }: Pick<Tenant['theme'], 'bodyFont'>): string | undefined {
  return fontFiles().find(({ fileName }) => fileName.startsWith(`${bodyFont}-latin`))?.family;
}

/** `@font-face` rules of a dealer's headings and running text. */
export function themeFaceCss(theme: Tenant['theme']): string {
  const families = new Set([displayFamily(theme), bodyFamily(theme)]);
  return [...families].map((family) => (family === undefined ? '' : faceCss(family))).join('');
}
