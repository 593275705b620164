import { useEffect, useState } from 'react';
import { postSocialResponse } from '@forecourt/shared-contracts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { SocialEnded } from './social-ended.tsx';
import { SocialWaiting } from './social-waiting.tsx';

interface HandOverProps {
  readonly answer: string;
  readonly targetOrigin: string;
}

const closingLimitMs = 5_000;

/** The popup of a framed page: passes the answer on and waits to be closed. Reports when no page receives it. */
export function HandOver({ answer, targetOrigin }: HandOverProps) {
  const { t } = useTranslation('account');
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const isHanded = postSocialResponse(window, { targetOrigin, search: answer });
    const timer = setTimeout(() => setIsLost(true), isHanded ? closingLimitMs : 0);
    return () => clearTimeout(timer);
  }, [answer, targetOrigin]);
  return isLost ? (
    <SocialEnded why="no-opener" returnTo={undefined} />
  ) : (
    <SocialWaiting text={t('social.handing')} />
  );
}
