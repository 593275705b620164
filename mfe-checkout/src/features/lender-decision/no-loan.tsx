import { Card, chakra, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { SiteLinkButton } from '../order-page/index.ts';
import { useTracker } from '../tracker/index.ts';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '2' },
    '& .fc-actions': { display: 'flex', flexWrap: 'wrap', gap: '3' },
    '& .fc-small': { textStyle: 'small', color: 'inkMuted' },
  },
});

const ways = ['individually', 'cash', 'coApplicant'] as const;

interface NoLoanProps {
  readonly phase: 'lenders-declined' | 'timed-out' | 'declined' | 'canceled';
}

/**
 * The ways on without a loan: the dealer by phone, who can apply individually, take cash or add a co-applicant (storefront.md section 8
 * 'Personalised payments declined'), and other vehicles like this one.
 */
export function NoLoan({ phase }: NoLoanProps) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { make, model } = useTracker().data.order.vehicle;
  const isOver = phase === 'declined' || phase === 'canceled';
  const phone = contact.phoneAbbreviation;
  const search = `/search?${new URLSearchParams({ make, model })}`;
  return (
    <Card padding="lg">
      <Body>
        <h2>{t(`lenderDecision.${phase}.waysTitle`)}</h2>
        <p>{t(`lenderDecision.${phase}.ways`, { phone })}</p>
        {!isOver && (
          <ul>
            {ways.map((way) => (
              <li key={way}>{t(`lenderDecision.ways.${way}`)}</li>
            ))}
          </ul>
        )}
        <div className="fc-actions">
          {isOver ? (
            <>
              <SiteLinkButton href={search}>{t('lenderDecision.ways.search')}</SiteLinkButton>
              <LinkButton href={phoneHref(contact.phone)} icon="phone" variant="secondary">
                {t('failed.call', { phone })}
              </LinkButton>
            </>
          ) : (
            <>
              <LinkButton href={phoneHref(contact.phone)} icon="phone">
                {t('failed.call', { phone })}
              </LinkButton>
              <SiteLinkButton href={search} variant="secondary">
                {t('lenderDecision.ways.search')}
              </SiteLinkButton>
            </>
          )}
        </div>
        {phase === 'lenders-declined' && (
          <p className="fc-small">{t('lenderDecision.lenders-declined.reasons')}</p>
        )}
      </Body>
    </Card>
  );
}
