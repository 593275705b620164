import { ActionRow, AppLink, Button, LinkButton } from '@forecourt/shared-design';
import { formatPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import type { CreditBureauName } from '@forecourt/shared-contracts/prequalification';
import { Trans, useTranslation } from '@forecourt/shared-contracts/react';
import { CallFailed } from './call-failed.tsx';
import { EndPage } from './end-page.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useAskAgain } from '../model/use-ask-again.ts';
import { useWay } from '../model/use-way.ts';

/** Where each bureau lifts a freeze. */
const bureaus: Readonly<Record<CreditBureauName, { readonly href: string; readonly phone: string }>> = {
  Equifax: {
    href: 'https://www.equifax.com/personal/credit-report-services/credit-freeze/',
    phone: '888-298-0045',
  },
  Experian: { href: 'https://www.experian.com/freeze/center.html', phone: '888-397-3742' },
  TransUnion: { href: 'https://www.transunion.com/credit-freeze', phone: '800-916-8800' },
};

/** 'Frozen credit file': which bureau, how to lift the freeze, and a button to continue afterwards with everything kept. */
export function FrozenScreen({ prequalification: { frozenAt } }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { backHref } = useWay();
  const again = useAskAgain();
  const bureau = frozenAt ?? 'Experian';
  const { href, phone } = bureaus[bureau];
  return (
    <EndPage
      focusKey="pq-frozen"
      title={t('pq.frozen.title', { bureau })}
      lead={t('pq.frozen.lead', { bureau })}
    >
      <CallFailed error={again.error} />
      <section aria-labelledby="pq-thaw">
        <h2 id="pq-thaw">{t('pq.frozen.how')}</h2>
        <ol>
          <li>
            {t('pq.frozen.go')}{' '}
            <AppLink href={href} target="_blank">
              {t('pq.frozen.link', { bureau })}
            </AppLink>{' '}
            <Trans
              t={t}
              i18nKey="pq.frozen.orCall"
              values={{ phone: formatPhone(phone) }}
              components={{ call: <AppLink href={phoneHref(phone)} /> }}
            />
          </li>
          <li>{t('pq.frozen.ask')}</li>
          <li>{t('pq.frozen.comeBack')}</li>
        </ol>
      </section>
      <p className="fc-note">{t('pq.frozen.kept')}</p>
      <ActionRow alignItems="center">
        <Button size="lg" busy={again.isPending} onClick={again.ask}>
          {t('pq.frozen.resume')}
        </Button>
        <LinkButton size="lg" variant="secondary" href={backHref}>
          {t('pq.failed.shop')}
        </LinkButton>
      </ActionRow>
    </EndPage>
  );
}
