const widthPx = 1200;
const heightPx = 900;

/** Converts a drawn picture to a PNG of 1200 by 900, for link previews, which cannot show SVG. */
export async function previewPicture(svg: string): Promise<Buffer> {
  // Most processes never create one, and the library is large.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 72 * (widthPx / 640) })
    .resize(widthPx, heightPx)
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}
