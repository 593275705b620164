import { backdropPicture } from '@forecourt/backend/media/index.ts';
import { createPhotoCache } from './photo-cache.ts';
import { originalName, originalPhoto, type PhotoSubject } from './original-photo.ts';
import type { PhotoPrint } from './finished-photo.ts';
import { photoWorkInThreads, type PhotoWork } from './workers/photo-work.ts';

/** Widths that the host has: a preview, and those that the sample tenants name. */
export const photoWidths = [32, 320, 480, 640, 960, 1280] as const;

/** A photo of a subject as it is sent. */
export type PhotoMaker = (subject: PhotoSubject, print: PhotoPrint) => Promise<Uint8Array>;

/** About 10 MB of photos as they are sent, and about 3 MB of the originals that the next prints are made from. */
const keptPhotos = 300;
const keptOriginals = 100;

/** A photo has no transparent backdrop. */
const wallOf = ({ backdrop }: PhotoPrint): string =>
  backdropPicture(backdrop === 'none' ? 'studio' : backdrop);

/** Creates the host's photos, of which the most recent ones are kept. */
export function createPhotoMaker({ take, print }: PhotoWork = photoWorkInThreads()): PhotoMaker {
  const photos = createPhotoCache(keptPhotos);
  const originals = createPhotoCache(keptOriginals);
  return (subject, wanted) => {
    const name = originalName(subject);
    const { hex } = subject;
    const { width, backdrop, isLabeled, format } = wanted;
    return photos.get([name, hex, width, backdrop, isLabeled, format].join('/'), async () => {
      const negative = await originals.get(name, () => originalPhoto(subject, take));
      return print({ ...wanted, name, negative, hex, wall: wallOf(wanted) });
    });
  };
}
