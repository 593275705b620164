import { useState, type FormEvent } from 'react';
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

/** The box and its button: on a phone and a tablet they stick together, so that what the button needs is on the screen with it. */
const Agree = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    '@media screen and (max-width: 959px)': {
      position: 'sticky',
      bottom: '0',
      zIndex: '2',
      paddingTop: '2',
      // Above the home indicator of a phone.
      paddingBottom: 'calc(8px + env(safe-area-inset-bottom, 0px))',
      background: 'surfaceRaised',
      boxShadow: '0 -6px 6px var(--fc-surface-raised)',
    },
  },
});

interface SigningConsentPanelProps {
  readonly orderNumber: string;
  /** Whether the buyer has just withdrawn their consent. */
  readonly isWithdrawn: boolean;
}

/**
 * Consent to electronic records, before the first document: its scope, paper copies, withdrawal, and requirements (15 USC 7001(c)). The checkbox
 * follows the text, beside the button, which leads to it while it is not checked.
 */
export function SigningConsentPanel({ orderNumber, isWithdrawn }: SigningConsentPanelProps) {
  const { t } = useTranslation('checkout');
  const { brandName, contact } = useTenant();
  const failure = useSigningFailure();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const consent = useGiveSigningConsent(orderNumber);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isAgreed);
    if (!isAgreed) event.currentTarget.querySelector('input')?.focus();
    else if (!consent.isPending) consent.mutate();
  };
  const phone = contact.phoneAbbreviation;
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {isWithdrawn && <Alert severity="info">{t('signing.consent.withdrawn', { phone })}</Alert>}
      {consent.error && <Alert severity="error">{failure(consent.error)}</Alert>}
      <h2>{t('signing.consent.title')}</h2>
      <p>{t('signing.consent.intro', { brandName })}</p>
      <ul>
        {(['scope', 'paper', 'withdraw', 'needs'] as const).map((part) => (
          <li key={part}>{t(`signing.consent.${part}`, { phone, email: contact.supportEmail })}</li>
        ))}
      </ul>
      <Agree className="fc-agree">
        <CheckboxField
          name="electronic-consent"
          label={t('signing.consent.label')}
          checked={isAgreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={isMissing && !isAgreed ? t('signing.consent.missing') : undefined}
        />
        <StepActions isFurther>
          <Button type="submit" busy={consent.isPending}>
            {t('signing.consent.action')}
          </Button>
        </StepActions>
      </Agree>
      <StepActions isFurther>
        <LinkButton variant="quiet" flush="wide" href={phoneHref(contact.phone)} icon="phone">
          {t('signing.consent.preferPaper')}
        </LinkButton>
      </StepActions>
    </Form>
  );
}
