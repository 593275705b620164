import { Alert } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { CallDealer } from '../../page-frame/index.ts';
import { answerNotices, type AnswerNews } from '../domain/answer-notices.ts';

/** The result of the last passcode, and the attempts and requests left, shown below the field. */
export function AnswerAlerts(news: AnswerNews) {
  const { t } = useTranslation('account');
  return answerNotices(news).map(({ severity, key, offersCall }) => (
    <Alert key={key} severity={severity}>
      {t(key)} {offersCall && <CallDealer />}
    </Alert>
  ));
}
