import { wordSpacingCss, type Tenant } from '@forecourt/shared-contracts/tenant';
import { bodyFamily, faceCss } from '../page/face-css.ts';

/** Path of the style sheet with an account's face, on the stand-in's own origin. */
export const frameFacePath = '/frame/face.css';

/**
 * Returns a style sheet with the face of a dealer's running text inside it and its words as far apart as on the page, for the card fields; empty for a dealer whose text has the
 * device's own face, and without a theme.
 */
export function frameFaceCss(theme: Pick<Tenant['theme'], 'bodyFont'> | undefined): string {
  const family = theme && bodyFamily(theme);
  if (theme === undefined || family === undefined) return '';
  return `${faceCss(family)}:root{--face:'${family}';${wordSpacingCss(theme)}}`;
}
