const megabyte = 1024 * 1024;

/** A size in bytes for people: `512 KB`, `3.4 MB`. */
export function fileSize(sizeBytes: number): string {
  if (sizeBytes < megabyte) return `${Math.max(1, Math.round(sizeBytes / 1024))} KB`;
  return `${(sizeBytes / megabyte).toFixed(1)} MB`;
}
