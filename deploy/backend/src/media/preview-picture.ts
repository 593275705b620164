const widthPx = 1200;
const heightPx = 900;

/** A drawn picture as PNG of 1200 by 900, for link previews, which show no SVG. */
export async function previewPicture(svg: string): Promise<Buffer> {
  // Most processes never draw one, and the library is large.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 72 * (widthPx / 640) })
    .resize(widthPx, heightPx)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}
