import { useState } from 'react';
import { Navigate, useLocation } from '@forecourt/shared-contracts/react';
import { withReturnTo } from '../../domain/return-target.ts';
import { socialArrival } from './domain/social-arrival.ts';
import { FinishSignIn } from './ui/finish-sign-in.tsx';
import { HandOver } from './ui/hand-over.tsx';
import { SocialEnded } from './ui/social-ended.tsx';
import { routePaths } from '../../domain/route-paths.ts';

/** Where social sign-ins return to, both full-page and in the popup of a framed page (ACCT-36). */
export function SocialReturnPage() {
  const { search } = useLocation();
  const [arrival] = useState(() => socialArrival(search, window.location.origin));
  switch (arrival.kind) {
    case 'finish':
      return <FinishSignIn answer={arrival.answer} />;
    case 'hand-over':
      return <HandOver {...arrival} />;
    case 'refused':
      return <SocialEnded why="not-known" returnTo={undefined} />;
    case 'begin': {
      const wanted = arrival.returnTo ? `?returnTo=${encodeURIComponent(arrival.returnTo)}` : '';
      return <Navigate to={withReturnTo(routePaths['sign-in'], wanted)} replace />;
    }
  }
}
