/** Returns the path that the document was loaded from, whatever the current path. */
export function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name).pathname : location.pathname;
}
