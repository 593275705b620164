import { useState } from 'react';
import { Alert, Button, chakra, LinkButton } from '@forecourt/shared-design';
import { CheckboxField } from '@forecourt/shared-design/forms';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { StepActions } from '../../step-screen/index.ts';
import { useGiveSigningConsent } from '../data/signing.mutations.ts';
import { useSigningFailure } from '../model/use-signing-failure.ts';

const Form = chakra('form', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '3' },
  },
});

/** The checkbox and its button stick together: a button alone would come before what it asks to agree to, and could only fail. */
const Agreement = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '@media screen and (max-width: 959px) and (min-height: 480px)': {
      position: 'sticky',
      bottom: '0',
      zIndex: '2',
      paddingTop: '2',
      paddingBottom: 'calc(12px + env(safe-area-inset-bottom, 0px))',
      marginBlock: '-2',
      background: 'surfaceRaised',
      boxShadow: '0 -6px 6px var(--fc-surface-raised)',
    },
  },
});

/** Consent to electronic records, before the first document: its scope, paper copies, withdrawal, and requirements (15 USC 7001(c)). */
export function SigningConsentPanel({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { brandName, contact } = useTenant();
  const failure = useSigningFailure();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const consent = useGiveSigningConsent(orderNumber);
  const handleSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setMissing(!isAgreed);
    if (isAgreed && !consent.isPending) consent.mutate();
  };
  const phone = contact.phoneAbbreviation;
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {consent.error && <Alert severity="error">{failure(consent.error)}</Alert>}
      <h2>{t('signing.consent.title')}</h2>
      <p>{t('signing.consent.intro', { brandName })}</p>
      <ul>
        {(['scope', 'paper', 'withdraw', 'needs'] as const).map((part) => (
          <li key={part}>{t(`signing.consent.${part}`, { phone, email: contact.supportEmail })}</li>
        ))}
      </ul>
      <Agreement className="fc-agreement">
        <CheckboxField
          name="electronic-consent"
          label={t('signing.consent.label')}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={isMissing && !isAgreed ? t('signing.consent.missing') : undefined}
        />
        <StepActions>
          <Button type="submit" busy={consent.isPending}>
            {t('signing.consent.action')}
          </Button>
        </StepActions>
      </Agreement>
      <StepActions isFurther>
        <LinkButton variant="quiet" href={phoneHref(contact.phone)} icon="phone">
          {t('signing.consent.preferPaper')}
        </LinkButton>
      </StepActions>
    </Form>
  );
}
