import type { Tenant } from '@forecourt/shared-contracts/tenant';
import { fontFiles, inlineFontCss } from '@forecourt/shared-design/font-files';

/** Path of the style sheet with an account's face, on the stand-in's own origin. */
export const frameFacePath = '/frame/face.css';

const sheets = new Map<string, string>();

/**
 * Returns a style sheet with the face of a dealer's running text inside it, for the card fields; empty for a dealer whose text has the
 * device's own face, and without a theme. Each face is read once.
 */
export function frameFaceCss(theme: Pick<Tenant['theme'], 'bodyFont'> | undefined): string {
  const family = fontFiles().find(({ fileName }) => fileName.startsWith(`${theme?.bodyFont}-latin`))?.family;
  if (family === undefined) return '';
  const css = sheets.get(family) ?? `${inlineFontCss(family)}:root{--face:'${family}'}`;
  sheets.set(family, css);
  return css;
}
