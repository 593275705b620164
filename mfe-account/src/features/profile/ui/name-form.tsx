import { TextField } from '@forecourt/shared-design';
import type { AccountDetails } from '@forecourt/shared-contracts';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { NameFormSchema } from '../model/profile-schemas.ts';
import { useCardForm } from '../model/use-card-form.ts';
import { CardForm } from './card-form.tsx';
import type { FormCard } from './form-card.ts';

interface NameFormProps {
  readonly details: AccountDetails;
  readonly card: FormCard;
  readonly onChanged: (change: Partial<AccountDetails>) => void;
}

/** Changes the name; the header updates at once. */
export function NameForm({ details, card, onChanged }: NameFormProps) {
  const { t } = useTranslation('account');
  const { accounts } = usePlatform();
  const form = useCardForm({
    schema: NameFormSchema,
    defaults: { firstName: details.givenName ?? '', lastName: details.familyName ?? '' },
    names: ['firstName', 'lastName'],
    async save({ firstName, lastName }) {
      const name = { givenName: firstName, familyName: lastName };
      const { kind } = await accounts.updateName(name);
      if (kind !== 'success') return { refused: t(`profile.refused.${kind}`) };
      onChanged(name);
      return void card.finish(t('profile.saved'));
    },
  });
  return (
    <CardForm form={form} submitText={t('profile.save')} onCancel={card.cancel}>
      <div className="fc-pair">
        <TextField
          {...form.register('firstName')}
          label={t('profile.name.firstName')}
          autoComplete="given-name"
          trimOnBlur
          error={form.messageOf('firstName')}
        />
        <TextField
          {...form.register('lastName')}
          label={t('profile.name.lastName')}
          autoComplete="family-name"
          trimOnBlur
          error={form.messageOf('lastName')}
        />
      </div>
    </CardForm>
  );
}
