import { ActionRow, AppLink, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { EndPage } from './end-page.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useWay } from '../model/use-way.ts';

/** 'Failed identification': payments stay estimates, and shopping continues (BUY-43). */
export function FailedScreen({ prequalification }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { backHref, pathOf } = useWay();
  const isUnderWay = prequalification.state === 'mq_incompleted';
  return (
    <EndPage focusKey="pq-failed" title={t('pq.failed.title')} lead={t('pq.failed.lead')}>
      <p>{t('pq.failed.text')}</p>
      <ActionRow alignItems="center">
        <LinkButton size="lg" href={backHref}>
          {t('pq.failed.shop')}
        </LinkButton>
        {isUnderWay && (
          <LinkButton size="lg" variant="secondary" href={pathOf('identification')}>
            {t('pq.failed.check')}
          </LinkButton>
        )}
        <AppLink href={phoneHref(contact.phone)} variant="strong">
          {t('pq.call', { phone: contact.phoneAbbreviation })}
        </AppLink>
      </ActionRow>
    </EndPage>
  );
}
