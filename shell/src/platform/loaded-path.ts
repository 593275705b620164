/** Path of the address that the document was loaded from, wherever the page stands by now. */
export function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded ? new URL(loaded.name).pathname : location.pathname;
}
