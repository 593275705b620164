import sharp from 'sharp';

/** What no stored photo may contain. */
export const photoSecrets = ['Forecourt Cam 3', 'SECRET-PLACE', 'Exif\0\0II*\0'];

/** A photo with position, device and a description, that is to be turned by a quarter when shown. */
export async function taggedPhoto(format: 'jpeg' | 'png'): Promise<Buffer<ArrayBuffer>> {
  const pixels = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, index) => (index * 7) % 251));
  const photo = await sharp(pixels, { raw: { width: 40, height: 30, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Model: 'Forecourt Cam 3', ImageDescription: 'SECRET-PLACE' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 19/1 53/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>SECRET-PLACE</place></x:xmpmeta>')
    .toFormat(format, { progressive: true })
    .toBuffer();
  return Buffer.from(photo);
}
