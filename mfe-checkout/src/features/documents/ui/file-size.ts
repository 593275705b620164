const megabyte = 1024 * 1024;

/** Formats a size in bytes, on one line: `512 KB`, `3.4 MB`. */
export function fileSize(sizeBytes: number): string {
  if (sizeBytes < megabyte) return `${Math.max(1, Math.round(sizeBytes / 1024))}\u00a0KB`;
  return `${(sizeBytes / megabyte).toFixed(1)}\u00a0MB`;
}
