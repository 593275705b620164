import { Button, LinkButton } from '@forecourt/shared-design';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useRequestProof, type ProofKind } from '../data/prequalification.mutations.ts';
import type { ScreenProps } from './screen-props.ts';
import { useWay } from '../model/use-way.ts';
import { PrequalificationQuestion } from './question-page.tsx';

/** 'Device check': whether the phone is at hand, with questions for shoppers who cannot receive texts. */
export function DeviceScreen({ prequalification: { person } }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { goOn, pathOf } = useWay();
  const proof = useRequestProof();
  const start = (kind: ProofKind) => {
    if (!proof.isPending) proof.mutate(kind, { onSuccess: goOn });
  };
  return (
    <PrequalificationQuestion
      screen="device"
      question={t('pq.device.title')}
      lead={t('pq.device.lead', { number: formatPhone(person?.mobileNumber ?? '') })}
      error={proof.error}
      back="identification"
      submit={t('pq.device.text')}
      isSending={proof.isPending && proof.variables === 'passcode'}
      onSubmit={(event) => {
        event.preventDefault();
        start('passcode');
      }}
      otherWays={
        <>
          <Button
            variant="quiet"
            size="sm"
            busy={proof.isPending && proof.variables === 'questions'}
            onClick={() => start('questions')}
          >
            {t('pq.device.questions')}
          </Button>
          <LinkButton variant="quiet" size="sm" href={pathOf('identification')}>
            {t('pq.device.otherNumber')}
          </LinkButton>
        </>
      }
    >
      <p className="fc-note">{t('pq.device.rates')}</p>
    </PrequalificationQuestion>
  );
}
