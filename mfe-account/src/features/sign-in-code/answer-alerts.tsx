import { Alert, AppLink } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { answerNotices, type AnswerNews } from './answer-notices.ts';

/** What came of the last passcode, and what is left of tries and requests, in place under the field. */
export function AnswerAlerts(news: AnswerNews) {
  const { t } = useTranslation('account');
  const { contact } = useTenant();
  const destination = news.state.kind === 'resent' ? news.state.destination : '';
  return answerNotices(news).map(({ severity, key, offersCall }) => (
    <Alert key={key} severity={severity}>
      {t(key, { destination })}{' '}
      {offersCall && (
        <AppLink href={phoneHref(contact.phone)}>
          {t('signIn.call', { phone: contact.phoneAbbreviation })}
        </AppLink>
      )}
    </Alert>
  ));
}
