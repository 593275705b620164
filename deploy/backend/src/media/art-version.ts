/** Part of every ETag, and of the addresses of sample photos: increment it whenever a drawing changes or a photo is taken again. */
export const artVersion = 8;
