/** How long after a call has failed a browser may take to report to the page that its own policy was the reason. */
const reportedWithinMs = 250;

/** What the page's own policy has blocked. */
export interface WatchedRefusals {
  haveHappened(): boolean;
  /** As {@link haveHappened}, after something failed: a call fails before the browser reports to the page why. */
  areReported(): Promise<boolean>;
  stop(): void;
}

/**
 * Records whether the page's own content security policy blocks anything loaded from the site, until `stop`, and
 * calls `onMessage` with the directive that blocked it. The frame only needs permission to be framed.
 */
export function watchRefusals(
  page: Document,
  siteOrigin: string,
  onMessage: (directive: string) => void = () => undefined,
): WatchedRefusals {
  let hasHappened = false;
  let notify = () => {};
  const note = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI === siteOrigin || blockedURI.startsWith(`${siteOrigin}/`);
    if (!isOurs || disposition !== 'enforce') return;
    hasHappened = true;
    notify();
    onMessage(effectiveDirective);
  };
  page.addEventListener('securitypolicyviolation', note);
  return {
    haveHappened: () => hasHappened,
    areReported: () =>
      new Promise((done) => {
        notify = () => done(true);
        if (hasHappened) notify();
        else setTimeout(() => done(hasHappened), reportedWithinMs);
      }),
    stop: () => page.removeEventListener('securitypolicyviolation', note),
  };
}
