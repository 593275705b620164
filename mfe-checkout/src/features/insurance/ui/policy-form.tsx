import { Alert, Button, chakra, TextField } from '@forecourt/shared-design';
import { ErrorSummary, MaskedField } from '@forecourt/shared-design/forms';
import { maskDate } from '@forecourt/shared-contracts/fields';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { StepActions } from '../../step-screen/index.ts';
import { usePolicyForm, type PolicyTry } from '../model/use-policy-form.ts';

const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });
const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '5' },
});

/** The buyer's policy: carrier, number and period. */
export function PolicyForm(props: PolicyTry) {
  const { t } = useTranslation('checkout');
  const { register, messageOf, summary, submitCount, handleSubmit, handleChange, isSending, failure } =
    usePolicyForm(props);
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)} onChange={handleChange}>
      <ErrorSummary errors={summary} submitCount={submitCount} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextField
        {...register('carrier')}
        label={t('insurance.carrier')}
        autoComplete="off"
        maxLength={60}
        error={messageOf('carrier')}
      />
      <TextField
        {...register('policyNumber')}
        label={t('insurance.policyNumber')}
        hint={t('insurance.policyNumberHint')}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={25}
        error={messageOf('policyNumber')}
      />
      <Pair>
        <MaskedField
          {...register('effectiveOn')}
          mask={maskDate}
          label={t('insurance.effectiveOn')}
          hint={t('validation.dateHint')}
          maxLength={10}
          error={messageOf('effectiveOn')}
        />
        <MaskedField
          {...register('expiresOn')}
          mask={maskDate}
          label={t('insurance.expiresOn')}
          hint={t('validation.dateHint')}
          maxLength={10}
          error={messageOf('expiresOn')}
        />
      </Pair>
      <StepActions>
        <Button type="submit" busy={isSending}>
          {t('insurance.verify')}
        </Button>
      </StepActions>
    </Form>
  );
}
