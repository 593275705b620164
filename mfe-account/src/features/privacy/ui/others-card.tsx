import { useId } from 'react';
import { AppLink, Card } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { EmailText } from '../../page-frame/index.ts';

/** How agents (ACCT-51), parents and guardians (ACCT-56) make a request. */
export function OthersCard() {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const id = useId();
  return (
    <Card as="section" tone="sunken" aria-labelledby={id} className="fc-part">
      <h2 id={id}>{t('privacy.othersTitle')}</h2>
      <p>{t('privacy.othersText')}</p>
      <p className="fc-contacts">
        <AppLink href={`mailto:${contact.supportEmail}`} variant="strong">
          <EmailText>{contact.supportEmail}</EmailText>
        </AppLink>
        <AppLink href={phoneHref(contact.phone)} variant="strong">
          {t('privacy.othersCall', { phone: contact.phoneAbbreviation })}
        </AppLink>
      </p>
    </Card>
  );
}
