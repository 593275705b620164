import type { SocialFlow, SocialSignInContext } from '../session/create-social-sign-in.ts';

/** A full page of a site with working browser storage; `given` replaces parts of it. */
export function socialSignInContextFixture(given: Partial<SocialSignInContext> = {}): SocialSignInContext {
  let kept: SocialFlow | undefined;
  return {
    redirectPath: '/integration/social-idp',
    initiator: undefined,
    openWindow: () => undefined,
    flow: {
      read: () => kept,
      write: (flow) => void (kept = flow),
      remove: () => void (kept = undefined),
    },
    keepsSession: () => true,
    ...given,
  };
}
