/** How long after a call has failed a browser may take to tell the page that its own policy was the reason. */
const toldWithinMs = 250;

/** What the page's own policy has blocked. */
export interface WatchedRefusals {
  haveHappened(): boolean;
  /** As {@link haveHappened}, after something failed: a call fails before the browser tells the page why. */
  areTold(): Promise<boolean>;
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
  let tell = () => {};
  const note = ({ blockedURI, disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    const isOurs = blockedURI === siteOrigin || blockedURI.startsWith(`${siteOrigin}/`);
    if (!isOurs || disposition !== 'enforce') return;
    hasHappened = true;
    tell();
    onMessage(effectiveDirective);
  };
  page.addEventListener('securitypolicyviolation', note);
  return {
    haveHappened: () => hasHappened,
    areTold: () =>
      new Promise((done) => {
        tell = () => done(true);
        if (hasHappened) tell();
        else setTimeout(() => done(hasHappened), toldWithinMs);
      }),
    stop: () => page.removeEventListener('securitypolicyviolation', note),
  };
}
