/** What is known when a file of the page's releases could not be had. */
export interface UpdateQuestion {
  /** The site runs another version of that release now than the page. */
  readonly isNewer: boolean;
  /** Somebody has typed on this page. */
  readonly hasTyped: boolean;
  /** The page was loaded anew for this very version before. */
  readonly hasReloaded: boolean;
}

/**
 * What to do about it: nothing where a new page would be the same one, else a reload by itself, once for each version (F11), and never
 * over something typed, where the visitor is asked (F12).
 */
export function updateStep({ isNewer, hasTyped, hasReloaded }: UpdateQuestion): 'nothing' | 'reload' | 'ask' {
  if (!isNewer) return 'nothing';
  return hasTyped || hasReloaded ? 'ask' : 'reload';
}
