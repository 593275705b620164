/* global document, location, trustedTypes */

/**
 * The page's only Trusted Types policy for a site, `forecourt`: the only way to turn a string into a script
 * URL (T18). Embedded as text in every webpack runtime of this preset, so that it exists before any chunk is
 * loaded; the first runtime of a page creates the policy, every other one uses it. In browsers without
 * Trusted Types it checks all the same.
 *
 * Allows release files (`/assets/{name}/{version}/….js`, with the number of a retry) on the origin that the
 * runtime itself came from. Anything else throws a TypeError that does not contain the URL.
 * @returns {{ createScriptURL(text: string): string }}
 */
export default function scriptPolicy() {
  const loader = document.currentScript;
  const site = new URL((loader && loader.src) || location.href).origin;
  const key = Symbol.for(`forecourt.script-policy.v1 ${site}`);
  if (globalThis[key]) return globalThis[key];
  const rules = {
    createScriptURL(text) {
      const url = URL.canParse(text, site) ? new URL(text, site) : undefined;
      const isFile =
        url &&
        url.origin === site &&
        url.href.startsWith(`${site}/assets/`) &&
        /^\/assets\/[a-z][\w-]*\/\w[\w.+-]*\/[\w.@/-]+\.js$/.test(url.pathname) &&
        /^(\?attempt=\d+)?$/.test(url.search + url.hash);
      if (!isFile) throw new TypeError('The address of a script was refused');
      return url.href;
    },
  };
  const policy = globalThis.trustedTypes ? trustedTypes.createPolicy('forecourt', rules) : rules;
  Object.defineProperty(globalThis, key, { value: policy });
  return policy;
}
