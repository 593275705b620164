import { Alert, Button, chakra } from '@forecourt/shared-design';
import { ErrorSummary, PhoneField, RadioGroupField } from '@forecourt/shared-design/forms';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { StepActions } from '../../step-screen/index.ts';
import { useMethodForm } from '../model/use-method-form.ts';

const Form = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '5' },
});

interface MethodFormProps {
  readonly orderNumber: string;
  /** Called when the attempt is running and the order has been refetched. */
  readonly onStarted: () => void;
}

const Hint = chakra('p', { base: { margin: '0', textStyle: 'small', color: 'inkMuted' } });

/** How the buyer wants to verify: a link to a mobile phone, or on this device. On a phone the other way is a link below the button. */
export function MethodForm({ orderNumber, onStarted }: MethodFormProps) {
  const { t } = useTranslation('checkout');
  const form = useMethodForm(orderNumber, onStarted);
  const options = form.methods.map((method) => ({
    value: method,
    label: t(`idVerification.method.${method}.label`),
    hint: t(`idVerification.method.${method}.hint`),
  }));
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      {form.failure && <Alert severity="error">{form.failure}</Alert>}
      {!form.isTouched && (
        <RadioGroupField
          {...form.method}
          look="cards"
          label={t('idVerification.method.legend')}
          options={options}
        />
      )}
      {form.isTouched && !form.isTextLink && <Hint>{t('idVerification.method.on-device.hint')}</Hint>}
      {form.isTextLink && (
        <PhoneField
          {...form.phone}
          label={t('idVerification.phone')}
          hint={t('idVerification.phoneHint')}
          error={form.phoneError}
        />
      )}
      <StepActions>
        <Button type="submit" busy={form.isSending}>
          {t(form.isTextLink ? 'idVerification.method.text-link.label' : 'idVerification.startHere')}
        </Button>
        {form.isTouched && (
          <Button variant="quiet" onClick={form.chooseOther}>
            {t(`idVerification.method.${form.other}.label`)}
          </Button>
        )}
      </StepActions>
    </Form>
  );
}
