import { useState } from 'react';
import { Alert, AppLink, chakra } from '@forecourt/shared-design';
import { SocialButton } from '@forecourt/shared-design/forms';
import {
  useLocation,
  usePlatform,
  useSocialOffer,
  useSocialSignIn,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    marginTop: '6',
    '& .fc-or, & .fc-note': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& .fc-or': { textAlign: 'center', marginTop: '2' },
  },
});

/** Sign-in with a Google, Facebook or Apple account in a popup; renders nothing where the site offers none of them. */
export function EmbeddedSocial() {
  const { t } = useTranslation('checkout');
  const { session, siteOrigin } = usePlatform();
  const { brandName, contact, consumer } = useTenant();
  const { pathname } = useLocation();
  const offer = useSocialOffer();
  const { going, refusal, start } = useSocialSignIn(pathname);
  const [isKept] = useState(() => session.keepsSession());
  if (offer.length === 0) return null;
  const note = refusal ? t(`signedOut.social.refused.${refusal}`, { phone: contact.phoneAbbreviation }) : '';
  const wholePage = `${siteOrigin}${consumer.oauthRedirectUrl}?initiator=${encodeURIComponent(pathname)}`;
  return (
    <Root aria-label={t('signedOut.social.label')}>
      {(refusal || !isKept) && (
        <Alert severity={refusal ? 'warning' : 'info'}>
          {note || t('signedOut.social.unkept')}{' '}
          <AppLink href={wholePage} target="_top">
            {t('signedOut.social.wholePage', { brandName })}
          </AppLink>
        </Alert>
      )}
      {offer.map((provider) => (
        <SocialButton
          key={provider}
          provider={provider}
          busy={going === provider}
          disabled={going !== undefined && going !== provider}
          onClick={() => start(provider)}
        >
          {t(`signedOut.social.continue.${provider}`)}
        </SocialButton>
      ))}
      {going && (
        <p className="fc-note" role="status">
          {t('signedOut.social.inWindow')}
        </p>
      )}
      <p className="fc-or">{t('signedOut.social.or')}</p>
    </Root>
  );
}
