const standardPercent = 75.2;

/**
 * Returns the CSS aspect ratio of a picture from the text that overrides it, its height in percent of its width, like '66.7%' (SHOP-30).
 * Undefined for the standard ratio, and for a text that is not a height from 25% to 200%.
 */
export function imageRatio(text: string): string | undefined {
  const percent = /^\d{2,3}(\.\d+)?%$/.test(text) ? Number.parseFloat(text) : standardPercent;
  return percent === standardPercent || percent < 25 || percent > 200 ? undefined : `100 / ${percent}`;
}
