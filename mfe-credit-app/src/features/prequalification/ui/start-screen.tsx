import { ActionRow, AppLink, chakra, Icon, LinkButton, PageHeading } from '@forecourt/shared-design';
import { prequalificationDays } from '@forecourt/shared-contracts/prequalification';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { belowHeadingStyles } from './below-heading-styles.ts';
import { currentScreen } from '../domain/prequalification-screens.ts';
import type { ScreenProps } from './screen-props.ts';
import { useWay } from '../model/use-way.ts';

const Root = chakra('div', {
  base: {
    ...belowHeadingStyles,
    '& ul': { listStyle: 'none', margin: '0', padding: '0', display: 'grid', gap: '4' },
    '& li': { display: 'flex', gap: '3', alignItems: 'flex-start' },
    '& li > svg': { flexShrink: '0', marginTop: '0.5', color: 'positive' },
  },
});

/** The introduction: about 60 seconds, no effect on any score. After 30 days it shows that the approval has expired. */
export function StartScreen({ prequalification }: ScreenProps) {
  const { t } = useTranslation('creditApp');
  const { brandName } = useTenant();
  const days = useSession().status === 'signed-in' ? 'days' : 'visit';
  const { pathOf, backHref } = useWay();
  const here = currentScreen(prequalification);
  const isExpired = prequalification.state === 'mq_approved_expired';
  const isUnderWay = prequalification.state === 'mq_incompleted' && here !== 'start';
  const intro = isExpired ? 'expired' : isUnderWay ? 'underWay' : 'start';
  return (
    <>
      <PageHeading
        focusKey="pq-start"
        lead={t(`pq.${intro}.lead`, { brandName, days: prequalificationDays })}
      >
        {t(`pq.${intro}.title`)}
      </PageHeading>
      <Root>
        <ul>
          {(['soft', 'noSsn', days, 'private'] as const).map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              <span>{t(`pq.reasons.${reason}`, { days: prequalificationDays })}</span>
            </li>
          ))}
        </ul>
        <ActionRow alignItems="center">
          <LinkButton size="lg" href={pathOf(isUnderWay ? here : 'identification')} trailingIcon="arrowRight">
            {t(`pq.${intro}.action`)}
          </LinkButton>
          <LinkButton size="lg" variant="secondary" href={backHref}>
            {t('pq.start.later')}
          </LinkButton>
        </ActionRow>
        <p className="fc-note">
          {t('pq.start.privacy')} <AppLink href="/privacy-policy">{t('pq.start.privacyLink')}</AppLink>
        </p>
      </Root>
    </>
  );
}
