/** Where a dealer's photographs may come from, and the width of the copy, whose height is 3/4 of it. */
export interface PhotographOptions {
  /** `inventory.photos.origins` of the tenant; nothing is loaded from any other address. */
  readonly origins: readonly string[];
  /** Origin of the tenant's site, which the paths among them are on. */
  readonly site?: string;
  readonly widthPx: number;
  readonly load?: typeof fetch;
}

const timeoutMs = 4_000;
const mostBytes = 12 * 1024 * 1024;
const formats = ['jpeg', 'png', 'webp', 'heif'];

/**
 * Loads a dealer's photograph and returns a JPEG of the asked width without its metadata, to be put inside a mail or a page: reading
 * them asks no other host. Undefined for an address that the tenant does not name, a redirect, a failure, more than 12 MB, or no photograph.
 */
export async function photographJpeg(
  url: string,
  { origins, site, widthPx, load = fetch }: PhotographOptions,
): Promise<Buffer | undefined> {
  if (!URL.canParse(url, site)) return undefined;
  const address = new URL(url, site);
  if (!origins.some((origin) => isFrom(address, origin, site))) return undefined;
  try {
    const answer = await load(address.href, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const bytes = answer.ok ? await bytesOf(answer) : undefined;
    return bytes && (await smallJpeg(bytes, widthPx));
  } catch {
    return undefined;
  }
}

function isFrom(address: URL, origin: string, site: string | undefined): boolean {
  if (!origin.startsWith('/')) return address.origin === origin;
  return address.origin === site && address.pathname.startsWith(`${origin}/`);
}

async function bytesOf(answer: Response): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the download.
    if (length > mostBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function smallJpeg(bytes: Buffer, widthPx: number): Promise<Buffer | undefined> {
  // Most processes never need it, and the library is large.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: 60_000_000 });
  const { format } = await picture.metadata();
  if (!formats.includes(format)) return undefined;
  return picture
    .rotate()
    .resize(widthPx, Math.round((widthPx * 3) / 4), { fit: 'cover' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
