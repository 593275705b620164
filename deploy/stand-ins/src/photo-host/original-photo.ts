import { keptPhoto } from './kept-photos.ts';
import { keptShowroomPhoto, showroomPhoto, type PhotoSubject } from './showroom-photo.ts';

/** Returns a photo in its full size: from the kept one, or one that is taken now, in seconds. */
export async function originalPhoto(subject: PhotoSubject): Promise<Buffer> {
  const kept = subject.view !== 'cabin' ? await keptPhoto(subject, subject.view) : undefined;
  return kept ? keptShowroomPhoto(kept) : showroomPhoto(subject);
}
