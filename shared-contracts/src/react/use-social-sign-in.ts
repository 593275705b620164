import { useEffect, useState } from 'react';
import { socialOffer } from '../identity/social-offer.ts';
import type { SocialProvider, SocialRefusal } from '../session/social.ts';
import { usePlatform } from './platform-context.tsx';
import { useFlag } from './use-platform-parts.ts';

/** The providers that are offered on this page, in their order; empty where social sign-in is off. */
export function useSocialOffer(): readonly SocialProvider[] {
  const { tenant, environment } = usePlatform();
  const google = useFlag('social_media_login_google');
  const apple = useFlag('cec_camaro_appleid');
  return socialOffer({
    consumer: tenant.consumer,
    flags: { google, apple },
    isSandbox: environment.sandbox,
  });
}

interface SocialState {
  readonly going?: SocialProvider;
  readonly refusal?: SocialRefusal;
}

/** Social sign-in for a page's buttons: which provider is being asked, and why the last try gave no session. */
export function useSocialSignIn(returnTo: string) {
  const { session } = usePlatform();
  const [state, setState] = useState<SocialState>({});
  useEffect(() => {
    // Whoever comes back from the provider by the back button finds the page as it was left.
    const revive = ({ persisted }: PageTransitionEvent) => persisted && setState({});
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);
  /** Begins a sign-in; to be called by the click itself. */
  const start = (provider: SocialProvider) => {
    setState({ going: provider });
    void session.signInWith({ provider, returnTo }).then(({ kind }) => {
      if (kind !== 'success' && kind !== 'leaving') setState({ refusal: kind });
    });
  };
  return { ...state, start };
}
