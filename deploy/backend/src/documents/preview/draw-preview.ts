import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import sharp, { type Sharp } from 'sharp';
import type { Preview, PreviewPicture, PreviewRequest } from './preview.ts';

const widthPx = 240;
const heightPx = 320;

let pdfium: Promise<PDFiumLibrary> | undefined;

/**
 * Inspects a file in this thread; it may take a second, and a malicious file may never finish. Never rejects.
 */
export async function drawPreview({ kind, bytes, maxPixels }: PreviewRequest): Promise<Preview> {
  try {
    return kind === 'pdf' ? await drawPdf(bytes) : await drawImage(bytes, maxPixels);
  } catch (error) {
    const isProtected = error instanceof Error && /password/i.test(error.message);
    return { kind: isProtected ? 'protected' : 'unreadable' };
  }
}

async function drawImage(bytes: Uint8Array, maxPixels: number): Promise<Preview> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return { kind: 'pixels' };
  const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'truncated' }).autoOrient();
  return { kind: 'picture', ...(await small(image)) };
}

async function drawPdf(bytes: Uint8Array): Promise<Preview> {
  const library = await (pdfium ??= PDFiumLibrary.init());
  const document = await library.loadDocument(bytes);
  try {
    return { kind: 'picture', ...(await firstPage(document)) };
  } finally {
    document.destroy();
  }
}

async function firstPage(document: PDFiumDocument): Promise<PreviewPicture> {
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min((2 * widthPx) / originalWidth, (2 * heightPx) / originalHeight);
  const { data, ...size } = await page.render({ scale, render: 'bitmap' });
  const raw = { width: size.width, height: size.height, channels: 4 as const };
  return small(sharp(data, { raw }));
}

async function small(image: Sharp): Promise<PreviewPicture> {
  const { data, info } = await image
    .resize(widthPx, heightPx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 78 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: new Uint8Array(data), widthPx: info.width, heightPx: info.height };
}
