/**
 * Records whether the page's own content security policy blocks anything loaded from the site, until `stop`.
 * The frame only needs permission to be framed.
 */
export function watchRefusals(page: Document, siteOrigin: string): { haveHappened(): boolean; stop(): void } {
  let hasHappened = false;
  const note = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI === siteOrigin || blockedURI.startsWith(`${siteOrigin}/`);
    if (isOurs && disposition === 'enforce') hasHappened = true;
  };
  page.addEventListener('securitypolicyviolation', note);
  return {
    haveHappened: () => hasHappened,
    stop: () => page.removeEventListener('securitypolicyviolation', note),
  };
}
