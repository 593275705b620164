import { ActionRow, LinkButton } from '@forecourt/shared-design';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { usePutPerson } from '../data/prequalification.mutations.ts';
import type { ScreenProps } from './screen-props.ts';
import { useWay } from '../model/use-way.ts';
import { PrequalificationQuestion } from './question-page.tsx';

/** 'Verify mobile number': the carrier has the number under another name; the shopper reviews it. */
export function VerifyMobileScreen({ prequalification: { person } }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { goOn, pathOf } = useWay();
  const confirm = usePutPerson();
  if (!person) return null;
  return (
    <PrequalificationQuestion
      screen="verify-mobile"
      question={t('pq.verifyMobile.title', { number: formatPhone(person.mobileNumber) })}
      lead={t('pq.verifyMobile.lead')}
      error={confirm.error}
      submit={t('pq.verifyMobile.yes')}
      isSending={confirm.isPending}
      onSubmit={(event) => {
        event.preventDefault();
        if (!confirm.isPending) confirm.mutate(person, { onSuccess: goOn });
      }}
    >
      <ActionRow>
        <LinkButton variant="secondary" href={pathOf('identification')}>
          {t('pq.verifyMobile.change')}
        </LinkButton>
      </ActionRow>
    </PrequalificationQuestion>
  );
}
