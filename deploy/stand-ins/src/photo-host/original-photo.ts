import { keptPhoto } from './kept-photos.ts';
import { showroomPhoto, type PhotoSubject } from './showroom-photo.ts';

/** Returns what the sizes of a photo are made from, without the label: the kept one, or one that is taken now, in seconds. */
export async function originalPhoto(subject: PhotoSubject): Promise<Buffer> {
  const kept = subject.view !== 'cabin' ? await keptPhoto(subject, subject.view) : undefined;
  return kept ?? showroomPhoto(subject);
}
