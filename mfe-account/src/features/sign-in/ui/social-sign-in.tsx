import { chakra } from '@forecourt/shared-design';
import { SocialButton, useErrorTitle } from '@forecourt/shared-design/forms';
import {
  useLocation,
  usePlatform,
  useSocialOffer,
  useSocialSignIn,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { returnTarget } from '../../../domain/return-target.ts';
import { SocialRefused } from './social-refused.tsx';
import { UnkeptNote } from './unkept-note.tsx';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    // One line on the narrowest phone.
    '& > button': { paddingInline: '2' },
  },
});
const Divider = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    margin: '0',
    marginTop: '2',
    textStyle: 'small',
    color: 'inkMuted',
    '&::before, &::after': { content: '""', flex: '1', borderTop: '1px solid', borderColor: 'line' },
  },
});

interface SocialSignInProps {
  /** Text between the buttons and the form below them. */
  readonly divider: string;
}

/** Sign-in with a Google, Facebook or Apple account; renders nothing where the site offers none of them. */
export function SocialSignIn({ divider }: SocialSignInProps) {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { session } = usePlatform();
  const offer = useSocialOffer();
  const returnTo = returnTarget(search);
  const { going, refusal, start } = useSocialSignIn(returnTo);
  useErrorTitle(refusal !== undefined);
  if (offer.length === 0) return null;
  return (
    <Root aria-label={t('social.label')}>
      {refusal && <SocialRefused refusal={refusal} returnTo={returnTo} />}
      {session.needsWindow && !refusal && <UnkeptNote returnTo={returnTo} />}
      {offer.map((provider) => (
        <SocialButton
          key={provider}
          provider={provider}
          busy={going === provider}
          disabled={going !== undefined && going !== provider}
          onClick={() => start(provider)}
        >
          {t(`social.continue.${provider}`)}
        </SocialButton>
      ))}
      {going && session.needsWindow && <p role="status">{t('social.inWindow')}</p>}
      <Divider>{divider}</Divider>
    </Root>
  );
}
