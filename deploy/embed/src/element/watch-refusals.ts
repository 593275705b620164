/**
 * Records whether the page's own content security policy blocks anything loaded from the site, until `stop`, and
 * calls `hear` with the directive that blocked it. The frame only needs permission to be framed.
 */
export function watchRefusals(
  page: Document,
  siteOrigin: string,
  hear: (directive: string) => void = () => undefined,
): { haveHappened(): boolean; stop(): void } {
  let hasHappened = false;
  const note = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI === siteOrigin || blockedURI.startsWith(`${siteOrigin}/`);
    if (!isOurs || disposition !== 'enforce') return;
    hasHappened = true;
    hear(effectiveDirective);
  };
  page.addEventListener('securitypolicyviolation', note);
  return {
    haveHappened: () => hasHappened,
    stop: () => page.removeEventListener('securitypolicyviolation', note),
  };
}
