import { Alert, Text, VisuallyHidden } from '@forecourt/shared-design';
import { formatDuration, formatMinutes } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { useCodeUses } from '../model/use-code-uses.ts';

const hourS = 3600;

type Uses = Pick<ReturnType<typeof useCodeUses>, 'attempts' | 'requests' | 'secondsLeft'>;

/** How long the emailed code works, and a warning for the last attempt or request, or when none is left (ACCT-14, ACCT-18, ACCT-19). */
export function AccountCodeLimits({ attempts, requests, secondsLeft }: Uses) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  if (attempts === 'none') {
    return (
      <Alert severity="error">{t('pq.passcode.news.tooMany', { phone: contact.phoneAbbreviation })}</Alert>
    );
  }
  return (
    <>
      <CodeTime seconds={secondsLeft} />
      {attempts === 'one' && <Alert severity="warning">{t('pq.passcode.lastTry')}</Alert>}
      {requests === 'one' && <Alert severity="warning">{t('pq.passcode.lastCode')}</Alert>}
      {requests === 'none' && <Alert severity="warning">{t('pq.account.noRequests')}</Alert>}
    </>
  );
}

/** Screen readers announce each hour, and each minute of the last one. */
function CodeTime({ seconds }: { readonly seconds: number }) {
  const { t } = useTranslation('creditApp');
  if (seconds === 0) return <Text role="status">{t('pq.timeLeft.codeOver')}</Text>;
  const minutes = formatDuration(Math.floor((seconds % hourS) / 60), 'minute');
  const hours = formatDuration(Math.floor(seconds / hourS), 'hour');
  return (
    <Text margin="0" textStyle="small" color="inkMuted">
      <span aria-hidden="true">
        {t('pq.timeLeft.code')} <b>{seconds > hourS ? `${hours} ${minutes}` : formatMinutes(seconds)}</b>
      </span>
      <VisuallyHidden role="status">
        {seconds > hourS
          ? `${t('pq.timeLeft.code')} ${hours}`
          : t('pq.timeLeft.codeSpoken', { count: Math.ceil(seconds / 60) })}
      </VisuallyHidden>
    </Text>
  );
}
