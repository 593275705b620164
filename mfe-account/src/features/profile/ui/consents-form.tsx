import { useState } from 'react';
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

const names = ['marketingEmail', 'marketingSms'] as const;

/** What the form decides: all but a consent that it only shows as given, which may have been withdrawn elsewhere since. */
function decidedConsents(before: Consents, after: Consents): Partial<Consents> {
  const decided = names.filter((name) => !(before[name] && after[name]));
  return Object.fromEntries(decided.map((name) => [name, after[name]]));
}

/** Both consents; each can be given and withdrawn freely. Saving a form that was opened long ago gives none by itself. */
export function ConsentsForm({ sub, consents, card }: ConsentsFormProps) {
  const { t } = useTranslation('account');
  const save = useSaveConsents(sub);
  const [before] = useState(consents);
  const form = useCardForm({
    schema: ConsentsSchema,
    defaults: before,
    names,
    async save(after) {
      const kept = await save.mutateAsync(decidedConsents(before, after)).catch(() => undefined);
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
