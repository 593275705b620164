const previewWidthPx = 1200;

/** Converts a drawn picture to a PNG, 1200 by 900 or of another width, for link previews and mails, which cannot show SVG. */
export async function previewPicture(svg: string, widthPx = previewWidthPx): Promise<Buffer> {
  // Most processes never create one, and the library is large.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 72 * (widthPx / 640) })
    .resize(widthPx, Math.round((widthPx * 3) / 4))
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
}
