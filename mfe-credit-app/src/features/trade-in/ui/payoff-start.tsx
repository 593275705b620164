import { vehicleName } from '@forecourt/shared-contracts/formats';
import { ActionRow, Card, chakra, LinkButton, AppLink, Icon } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import type { TradeIn } from '@forecourt/shared-contracts/trade-in';
import { offerPath, payoffPath } from '../domain/trade-in-paths.ts';
import { TradeInFrame } from './trade-in-frame.tsx';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    maxWidth: { md: '720px' },
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0', marginTop: '1', color: 'inkMuted' },
    '& > a': { display: 'inline-flex', alignItems: 'center', gap: '1.5', justifySelf: 'start' },
  },
});

const ways = ['lender', 'estimation'] as const;

/** Start of the payoff: the lender's own figure, or the shopper's. */
export function PayoffStart({ tradeIn }: { readonly tradeIn: TradeIn }) {
  const { t } = useTranslation('creditApp');
  const name = vehicleName(tradeIn.vehicle);
  return (
    <TradeInFrame
      title={t('tradeIn.payoff.title')}
      lead={t(tradeIn.ownership === 'Leased' ? 'tradeIn.payoff.leadLeased' : 'tradeIn.payoff.lead', { name })}
    >
      <Body>
        {ways.map((way, index) => (
          <Card key={way}>
            <h2>{t(`tradeIn.payoff.ways.${way}.title`)}</h2>
            <p>{t(`tradeIn.payoff.ways.${way}.text`)}</p>
            <ActionRow marginTop="4">
              <LinkButton href={payoffPath(way)} variant={index === 0 ? 'primary' : 'secondary'}>
                {t(`tradeIn.payoff.ways.${way}.action`)}
              </LinkButton>
            </ActionRow>
          </Card>
        ))}
        <AppLink href={offerPath}>
          <Icon name="arrowLeft" sizePx={18} />
          {t('tradeIn.payoff.toOffer')}
        </AppLink>
      </Body>
    </TradeInFrame>
  );
}
