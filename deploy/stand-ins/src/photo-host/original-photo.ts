import { keptPhoto } from './kept-photos.ts';
import { showroomPhoto, type OriginalPhoto, type PhotoSubject } from './showroom-photo.ts';

/** Returns what the sizes of a photo are made from: the kept one, or one that is taken now, in seconds. */
export async function originalPhoto(subject: PhotoSubject): Promise<OriginalPhoto> {
  const { view } = subject;
  if (view === 'cabin') return showroomPhoto(subject);
  const [photo, mask] = await Promise.all([keptPhoto(subject, view), keptPhoto(subject, `${view}.mask`)]);
  return photo && mask ? { photo, mask } : showroomPhoto(subject);
}
