const releaseFile = /\/assets\/([a-z][a-z0-9-]*)\/\d[^/]*\/[^/]+\.js$/;

/**
 * Calls back with the release's name for each of its scripts that failed to load, whether requested by the shell, by a remote or by the
 * federation runtime. Returns a function that stops listening.
 */
export function onMissingFile(page: Window, onMissing: (release: string) => void): () => void {
  const onError = ({ target }: Event) => {
    const script = target as Partial<HTMLScriptElement> | null;
    if (script?.tagName !== 'SCRIPT' || !script.src) return;
    const release = releaseFile.exec(new URL(script.src).pathname)?.[1];
    if (release) onMissing(release);
  };
  page.addEventListener('error', onError, true);
  return () => page.removeEventListener('error', onError, true);
}
