const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Tells of whatever a person does on the page, and of the moments when the page is looked at again after it was not. */
export function watchPerson(
  window: Window,
  { onActive, onReturn }: { onActive: () => void; onReturn: () => void },
): () => void {
  const end = new AbortController();
  const { signal } = end;
  for (const name of signsOfLife) {
    window.addEventListener(name, onActive, { signal, passive: true, capture: true });
  }
  window.document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('focus', onReturn, { signal });
  window.addEventListener('pageshow', onReturn, { signal });
  return () => end.abort();
}
