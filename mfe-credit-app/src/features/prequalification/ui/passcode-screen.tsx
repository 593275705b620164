import { useEffect } from 'react';
import { Alert, fieldId, LinkButton } from '@forecourt/shared-design';
import { CodeField } from '@forecourt/shared-design/forms';
import { httpFailure } from '@forecourt/shared-contracts';
import { formatPhone } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { passcodeNews, type PasscodeNews } from '../domain/passcode-news.ts';
import { useRequestProof, useVerifyPasscode } from '../data/prequalification.mutations.ts';
import { OutboxSample } from './outbox-sample.tsx';
import { ResendCode } from './resend-code.tsx';
import type { ScreenProps } from './screen-props.ts';
import { TimeLeft } from './time-left.tsx';
import { useWay } from '../model/use-way.ts';
import { PrequalificationQuestion } from './question-page.tsx';
import { useCodeAlerts } from '../model/use-code-alerts.ts';
import { useCodeEntry } from '../model/use-code-entry.ts';

/** 'Mobile one-time passcode': six digits, how long they work, another code, and questions as the alternative. */
export function PasscodeScreen({ prequalification }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { goOn, pathOf } = useWay();
  const { person, passcode, answeredAt } = prequalification;
  const verify = useVerifyPasscode();
  const resend = useRequestProof();
  const { form, news, setNews } = useCodeEntry<PasscodeNews>((code) =>
    verify.mutate(
      { code },
      {
        onSuccess: goOn,
        onError: (error) => {
          const refused = passcodeNews(error);
          setNews(refused);
          if (refused === 'failed') raiseAlert('wrongInput');
        },
      },
    ),
  );
  const fieldNews = news === 'wrong' || news === 'expired' ? news : undefined;
  useEffect(() => {
    if (fieldNews) document.getElementById(fieldId('code'))?.focus();
  }, [fieldNews]);
  const raiseAlert = useCodeAlerts({ channel: 'sms', isExpired: news === 'expired' });
  const sendAgain = () =>
    resend.mutate('passcode', {
      onSuccess: () => {
        form.setValue('code', '');
        setNews(undefined);
        raiseAlert('resent');
      },
      onError: (error) => {
        const isTooMany = httpFailure(error)?.status === 429;
        setNews(isTooMany ? 'tooMany' : 'unsent');
        if (!isTooMany) raiseAlert('internalError');
      },
    });
  return (
    <PrequalificationQuestion
      screen="passcode"
      question={t('pq.passcode.title')}
      lead={t('pq.passcode.lead', { number: formatPhone(person?.mobileNumber ?? '') })}
      summary={form.summary}
      submitCount={form.submitCount}
      back="device"
      submit={t('pq.passcode.submit')}
      isSending={verify.isPending}
      onSubmit={(event) => void form.handleSubmit(event)}
      otherWays={
        <>
          <ResendCode busy={resend.isPending} onResend={sendAgain} />
          <LinkButton variant="quiet" size="sm" href={pathOf('device')}>
            {t('pq.passcode.otherWay')}
          </LinkButton>
        </>
      }
      samples={<OutboxSample title={t('pq.samples.text')} />}
    >
      <PasscodeAlerts news={fieldNews ? undefined : news} passcode={passcode} />
      <CodeField
        {...form.register('code')}
        label={t('pq.passcode.code')}
        error={form.messageOf('code') ?? (fieldNews && t(`pq.passcode.news.${fieldNews}`))}
      />
      {passcode && <TimeLeft until={passcode.expiresAt} answeredAt={answeredAt} what="code" />}
    </PrequalificationQuestion>
  );
}

interface PasscodeAlertsProps extends Pick<ScreenProps['prequalification'], 'passcode'> {
  readonly news: PasscodeNews | undefined;
}

/** The result of the last code, and the attempts and codes left. */
function PasscodeAlerts({ news, passcode }: PasscodeAlertsProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const isOpen = news !== 'tooMany';
  return (
    <>
      {news && (
        <Alert severity="error">{t(`pq.passcode.news.${news}`, { phone: contact.phoneAbbreviation })}</Alert>
      )}
      {isOpen && passcode?.isLastTry && <Alert severity="warning">{t('pq.passcode.lastTry')}</Alert>}
      {isOpen && passcode?.isLastCode && <Alert severity="warning">{t('pq.passcode.lastCode')}</Alert>}
    </>
  );
}
