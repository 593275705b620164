import type { SocialFlow, SocialPlace } from '../session/create-social-sign-in.ts';

/** A whole page of a site whose browser keeps everything; `given` replaces parts of it. */
export function socialPlaceFixture(given: Partial<SocialPlace> = {}): SocialPlace {
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
