import type { PreviewPicture } from './preview.ts';

/** Returns a thumbnail as the documents service sends it: an SVG image that embeds the picture (TRACK-66). */
export function thumbnailSvg({ jpeg, widthPx, heightPx }: PreviewPicture): string {
  const data = Buffer.from(jpeg).toString('base64');
  const size = `width="${widthPx}" height="${heightPx}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${widthPx} ${heightPx}"><image ${size} href="data:image/jpeg;base64,${data}"/></svg>`;
}
