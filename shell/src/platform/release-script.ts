interface ScriptPolicy {
  createScriptURL(text: string): string;
}

const policyKey = Symbol.for(`forecourt.script-policy.v1 ${location.origin}`);

function scriptPolicy(): ScriptPolicy {
  const policy = (globalThis as Record<symbol, unknown>)[policyKey] as ScriptPolicy | undefined;
  if (!policy) throw new Error('no script policy');
  return policy;
}

/**
 * Creates a script element for one file of a release. Its URL goes through the page's Trusted Types policy, which the shell's own runtime
 * has created before this runs. Throws an Error when there is no hash (T12) and a TypeError when the URL is not a release's (T17, T18).
 */
export function releaseScript(page: Document, url: string, integrity: string | undefined): HTMLScriptElement {
  if (!integrity) throw new Error('A script without a hash was refused');
  const script = page.createElement('script');
  script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.src = scriptPolicy().createScriptURL(url);
  return script;
}
