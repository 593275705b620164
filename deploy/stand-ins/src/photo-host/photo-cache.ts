/** Keeps the most recently requested photos, or what they are made from. */
export interface PhotoCache<Photo> {
  /** Returns the photo, or makes it; calls for one that is being made wait for it. */
  readonly get: (key: string, make: () => Promise<Photo>) => Promise<Photo>;
}

/** Creates a cache in memory that drops the least recently requested photo once it has more than `limit`, and one that could not be made. */
export function createPhotoCache<Photo = Uint8Array>(limit: number): PhotoCache<Photo> {
  const photos = new Map<string, Promise<Photo>>();
  const drop = (key: string, photo: Promise<Photo>): void => {
    if (photos.get(key) === photo) photos.delete(key);
  };
  return {
    get(key, make) {
      const photo = photos.get(key) ?? make();
      photo.catch(() => drop(key, photo));
      photos.delete(key);
      photos.set(key, photo);
      const oldest = photos.keys().next();
      if (photos.size > limit && !oldest.done) photos.delete(oldest.value);
      return photo;
    },
  };
}
