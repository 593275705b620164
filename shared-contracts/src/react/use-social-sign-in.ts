import { useEffect, useState } from 'react';
import { socialOffer } from '../identity/social-offer.ts';
import type { SocialProvider, SocialRefusal } from '../session/social.ts';
import { usePlatform } from './platform-context.tsx';
import { useFlag } from './use-platform-parts.ts';

/** The social sign-in providers on this page, in order; empty if social sign-in is off. */
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

/** State of the social sign-in buttons: the provider in progress, and why the last attempt failed. */
export function useSocialSignIn(returnTo: string) {
  const { session } = usePlatform();
  const [state, setState] = useState<SocialState>({});
  useEffect(() => {
    // Returning from the provider with the back button restores the page from the cache, so reset the state.
    const revive = ({ persisted }: PageTransitionEvent) => persisted && setState({});
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);
  /** Starts a sign-in; call it directly in the click handler. */
  const start = (provider: SocialProvider) => {
    setState({ going: provider });
    void session.signInWith({ provider, returnTo }).then(({ kind }) => {
      if (kind !== 'success' && kind !== 'leaving') setState({ refusal: kind });
    });
  };
  return { ...state, start };
}
