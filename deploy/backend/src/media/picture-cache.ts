/** Caches the most recently requested pictures, or what they are made from. */
export interface PictureCache<T> {
  /** Returns the cached picture, or caches and returns the one created by `draw`. */
  readonly get: (key: string, draw: () => T) => T;
}

/**
 * Creates a cache that evicts the least recently used picture once it holds more than `limit`. In memory, per
 * process.
 */
export function createPictureCache<T>(limit: number): PictureCache<T> {
  const pictures = new Map<string, T>();
  return {
    get(key, draw) {
      const picture = pictures.get(key) ?? draw();
      pictures.delete(key);
      pictures.set(key, picture);
      if (pictures.size > limit) {
        const oldest = pictures.keys().next();
        if (!oldest.done) pictures.delete(oldest.value);
      }
      return picture;
    },
  };
}
