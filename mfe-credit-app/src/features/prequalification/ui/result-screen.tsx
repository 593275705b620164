import { ActionRow, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { applyPath } from '../../../domain/apply-path.ts';
import { Approved } from './approved.tsx';
import { EndPage } from './end-page.tsx';
import type { ScreenProps } from './screen-props.ts';
import { useWay } from '../model/use-way.ts';
import { routePaths } from '../../../domain/route-paths.ts';

/** The outcome: confirmed, declined, or declined by this retailer (BUY-39). */
export function ResultScreen({ prequalification }: ScreenProps) {
  const { state, approval } = prequalification;
  if (approval) return <Approved prequalification={prequalification} approval={approval} />;
  return (
    <Declined isByRetailer={state === 'retailer_declined'} hasNotice={prequalification.adverse !== null} />
  );
}

interface DeclinedProps {
  readonly isByRetailer: boolean;
  readonly hasNotice: boolean;
}

const options = [
  ['individually', applyPath('alone')],
  ['coApplicant', applyPath('co-applicant')],
  ['cash', '/search'],
] as const;

/** Personalized payments are declined: the options are to apply individually, to pay cash, or to add a co-applicant (BUY-42). */
function Declined({ isByRetailer, hasNotice }: DeclinedProps) {
  const { t } = useTranslation('creditApp');
  const { contact, brandName } = useTenant();
  const { pathOf } = useWay();
  const kind = isByRetailer ? 'retailerDeclined' : 'declined';
  return (
    <EndPage focusKey="pq-result" title={t(`pq.${kind}.title`)} lead={t(`pq.${kind}.lead`, { brandName })}>
      <section aria-labelledby="pq-options">
        <h2 id="pq-options">{t('pq.options.title')}</h2>
        <ul className="fc-options">
          {options.map(([id, href], at) => (
            <li key={id}>
              <LinkButton size="lg" variant={at === 0 ? 'primary' : 'secondary'} href={href}>
                {t(`pq.options.${id}`)}
              </LinkButton>
              {t(`pq.options.${id}Text`)}
            </li>
          ))}
        </ul>
      </section>
      {hasNotice && (
        <section aria-labelledby="pq-notice">
          <h2 id="pq-notice">{t('pq.notice.title')}</h2>
          <p>{t('pq.notice.text')}</p>
          <ActionRow>
            <LinkButton variant="secondary" href={routePaths['credit-notice']}>
              {t('pq.notice.action')}
            </LinkButton>
          </ActionRow>
        </section>
      )}
      <p className="fc-note">{t('pq.options.noEffect')}</p>
      <ActionRow alignItems="center">
        <LinkButton size="lg" variant="secondary" href={pathOf('identification')}>
          {t('pq.failed.check')}
        </LinkButton>
        <LinkButton size="lg" variant="secondary" href={phoneHref(contact.phone)} icon="phone">
          {t('pq.call', { phone: contact.phoneAbbreviation })}
        </LinkButton>
      </ActionRow>
    </EndPage>
  );
}
