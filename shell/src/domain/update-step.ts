/** The facts when a file of the page's releases is missing. */
export interface UpdateQuestion {
  /** The site now runs another version of that release than the page. */
  readonly isNewer: boolean;
  /** The user has typed on this page. */
  readonly hasTyped: boolean;
  /** The page has already been reloaded for this version. */
  readonly hasReloaded: boolean;
}

/**
 * Returns what to do: nothing if a reload would give the same page, else an automatic reload, once per version (F11), but never over typed
 * input, where the visitor is asked (F12).
 */
export function updateStep({ isNewer, hasTyped, hasReloaded }: UpdateQuestion): 'nothing' | 'reload' | 'ask' {
  if (!isNewer) return 'nothing';
  return hasTyped || hasReloaded ? 'ask' : 'reload';
}
