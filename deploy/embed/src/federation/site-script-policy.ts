import scriptPolicy from '@forecourt/build/script-policy';

/** The only way to turn a string into a script URL of the site (T18). */
interface ScriptPolicy {
  createScriptURL(text: string): string;
}

const keyOf = (siteOrigin: string) => Symbol.for(`forecourt.script-policy.v1 ${siteOrigin}`);

/**
 * Creates the Trusted Types policy `forecourt` for the site that the running script came from; must be called
 * during its first run. False when the page's policy does not allow one: scripts cannot be loaded into such a
 * page.
 */
export function startScriptPolicy(): boolean {
  try {
    scriptPolicy();
    return true;
  } catch {
    return false;
  }
}

/** Returns the policy of a site. Throws an Error if the page allows none. */
export function siteScriptPolicy(siteOrigin: string): ScriptPolicy {
  const policy = (globalThis as Record<symbol, unknown>)[keyOf(siteOrigin)] as ScriptPolicy | undefined;
  if (!policy) throw new Error('The page has no policy for scripts');
  return policy;
}
