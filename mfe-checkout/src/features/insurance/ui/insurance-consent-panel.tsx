import { useState, type FormEvent } from 'react';
import { Alert, Button, chakra } from '@forecourt/shared-design';
import { CheckboxField } from '@forecourt/shared-design/forms';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isOrderClosed } from '../../../domain/order-closed.ts';
import { StepActions } from '../../step-screen/index.ts';
import { useGiveInsuranceConsent } from '../data/insurance.mutations.ts';

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', '& p': { margin: '0' } },
});

/** Consent to look up the policy, with the text the buyer agrees to. */
export function InsuranceConsentPanel({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { brandName, contact } = useTenant();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const consent = useGiveInsuranceConsent(orderNumber);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isAgreed);
    if (!isAgreed) event.currentTarget.querySelector('input')?.focus();
    else if (!consent.isPending) consent.mutate();
  };
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {consent.error && (
        <Alert severity="error">
          {t(isOrderClosed(consent.error) ? 'orderClosed' : 'insurance.saveFailed', {
            phone: contact.phoneAbbreviation,
          })}
        </Alert>
      )}
      <p>{t('insurance.consentText', { brandName })}</p>
      <CheckboxField
        name="consent"
        label={t('insurance.consentLabel')}
        checked={isAgreed}
        onChange={(event) => setAgreed(event.target.checked)}
        error={isMissing && !isAgreed ? t('insurance.consentMissing') : undefined}
      />
      <StepActions>
        <Button type="submit" busy={consent.isPending}>
          {t('insurance.consentAction')}
        </Button>
      </StepActions>
    </Form>
  );
}
