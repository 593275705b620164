import { createPhotoCache } from './photo-cache.ts';
import { originalName, originalPhoto, type PhotoSubject } from './original-photo.ts';
import { finishedPhoto, type PhotoPrint } from './finished-photo.ts';

/** Widths that the host has: a preview, and those that the sample tenants name. */
export const photoWidths = [32, 320, 480, 640, 960, 1280] as const;

/** A photo of a subject as a JPEG. */
export type PhotoMaker = (subject: PhotoSubject, print: PhotoPrint) => Promise<Buffer>;

/** About 10 MB of photos as they are sent, and about 3 MB of the originals that the next prints are made from. */
const keptPhotos = 300;
const keptOriginals = 100;

/** Creates the host's photos, of which the most recent ones are kept. Originals are made one at a time, so that other calls are answered. */
export function createPhotoMaker(makeOriginal = originalPhoto): PhotoMaker {
  const photos = createPhotoCache(keptPhotos);
  const originals = createPhotoCache(keptOriginals);
  let making: Promise<unknown> = Promise.resolve();
  const next = (subject: PhotoSubject): Promise<Buffer> => {
    const mine = making.then(() => makeOriginal(subject));
    making = mine.catch(() => undefined);
    return mine;
  };
  return (subject, print) => {
    const name = originalName(subject);
    const { width, backdrop, isLabeled } = print;
    return photos.get(`${name}/${subject.hex}/${width}/${backdrop}/${isLabeled}`, async () =>
      finishedPhoto(subject, await originals.get(name, () => next(subject)), print),
    );
  };
}
