import { CheckboxField } from '@forecourt/shared-design/forms';
import { ConsentsSchema, type Consents } from '@forecourt/shared-contracts/identity';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useSaveConsents } from '../data/profile.mutations.ts';
import { useCardForm } from '../model/use-card-form.ts';
import { CardForm } from './card-form.tsx';
import type { FormCard } from './form-card.ts';

interface ConsentsFormProps {
  readonly sub: string;
  readonly consents: Consents;
  readonly card: FormCard;
}

/** Both consents; each can be given and withdrawn freely. */
export function ConsentsForm({ sub, consents, card }: ConsentsFormProps) {
  const { t } = useTranslation('account');
  const save = useSaveConsents(sub);
  const form = useCardForm({
    schema: ConsentsSchema,
    defaults: consents,
    names: ['marketingEmail', 'marketingSms'],
    async save(body) {
      const kept = await save.mutateAsync(body).catch(() => undefined);
      if (!kept) return { refused: t('profile.refused.outage') };
      return void card.finish(t('profile.saved'));
    },
  });
  return (
    <CardForm form={form} submitText={t('profile.save')} onCancel={card.cancel}>
      <div>
        <CheckboxField {...form.register('marketingEmail')} label={t('profile.consents.marketingEmail')} />
        <CheckboxField
          {...form.register('marketingSms')}
          label={t('profile.consents.marketingSms')}
          hint={t('profile.consents.smsHint')}
        />
      </div>
    </CardForm>
  );
}
