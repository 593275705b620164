/** Remembers the text of the pictures asked for last. */
export interface PictureCache {
  /** The remembered picture, or the one `draw` makes, which is then remembered. */
  readonly get: (key: string, draw: () => string) => string;
}

/** A cache that forgets the picture unused for longest once it holds more than `limit`. In memory, per process. */
export function createPictureCache(limit: number): PictureCache {
  const pictures = new Map<string, string>();
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
