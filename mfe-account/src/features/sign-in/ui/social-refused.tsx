import { Alert } from '@forecourt/shared-design';
import type { SocialRefusal } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import { WholePageLink } from './whole-page-link.tsx';

const byOwnChoice: readonly SocialRefusal[] = ['denied', 'canceled', 'window-closed'];
const beyondTheBuyer: readonly SocialRefusal[] = ['outage', 'not-configured'];

interface SocialRefusedProps {
  readonly refusal: SocialRefusal;
  readonly returnTo: string;
}

/** Why a social sign-in produced no session, and what to do instead. */
export function SocialRefused({ refusal, returnTo }: SocialRefusedProps) {
  const { t } = useTranslation('account');
  const { session } = usePlatform();
  const severity = byOwnChoice.includes(refusal) ? 'info' : 'warning';
  return (
    <Alert severity={severity}>
      {t(`social.refused.${refusal}`)} {beyondTheBuyer.includes(refusal) && <CallDealer />}
      {session.needsWindow && !beyondTheBuyer.includes(refusal) && <WholePageLink returnTo={returnTo} />}
    </Alert>
  );
}
