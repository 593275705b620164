import { Page, usePageTitle } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { SessionEnded } from '../../session-ended/index.ts';

/** The account's pre-qualification is hidden until the buyer signs in again. */
export function PrequalificationSessionEnded() {
  const { t } = useTranslation('creditApp');
  usePageTitle(t('pq.pageTitle.start'));
  return (
    <Page width="narrow">
      <SessionEnded
        isPage
        title={t('pq.sessionEnded.title')}
        text={t('pq.sessionEnded.text')}
        action={t('pq.sessionEnded.action')}
      />
    </Page>
  );
}
