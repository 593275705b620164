const signsOfLife = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Reports user activity on the page, and when the page becomes visible or focused again. */
export function watchUserActivity(
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
