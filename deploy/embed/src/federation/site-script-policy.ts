import scriptPolicy from '@forecourt/build/script-policy';

/** The only way from a text to the address of a script of the site (T18). */
interface ScriptPolicy {
  createScriptURL(text: string): string;
}

const keyOf = (siteOrigin: string) => Symbol.for(`forecourt.script-policy.v1 ${siteOrigin}`);

/**
 * Makes the Trusted Types policy `forecourt` for the site that the running script came from; to be called while it runs first. False when
 * the page's policy does not allow one: scripts cannot be loaded into such a page.
 */
export function startScriptPolicy(): boolean {
  try {
    scriptPolicy();
    return true;
  } catch {
    return false;
  }
}

/** The policy of a site. Throws an Error where the page allows none. */
export function siteScriptPolicy(siteOrigin: string): ScriptPolicy {
  const policy = (globalThis as Record<symbol, unknown>)[keyOf(siteOrigin)] as ScriptPolicy | undefined;
  if (!policy) throw new Error('The page has no policy for scripts');
  return policy;
}
