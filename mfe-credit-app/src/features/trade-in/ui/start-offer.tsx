import { vehicleName } from '@forecourt/shared-contracts/formats';
import { ActionRow, Card, chakra, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { firstOpenStep, type TradeInDraft } from '@forecourt/shared-contracts/trade-in';
import { useCart } from '../../cart/index.ts';
import { answersPath, stepPath } from '../domain/trade-in-paths.ts';
import { useHasOwnEmail } from '../model/use-has-own-email.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '2' },
    '& p': { margin: '0' },
  },
});

const points = ['minutes', 'need', 'valid', 'one'] as const;

/** What an offer requires, and the button that starts with the first question or resumes. */
export function StartOffer({ draft }: { readonly draft: TradeInDraft | null }) {
  const { t } = useTranslation('creditApp');
  const open = firstOpenStep(draft?.answers ?? {}, useHasOwnEmail());
  const vehicle = draft?.answers.vehicle;
  const hasCart = useCart().kind !== 'empty';
  return (
    <Card padding="lg" maxWidth={{ md: '720px' }}>
      <Body>
        <ul>
          {points.map((point) => (
            <li key={point}>{t(`tradeIn.start.${point}`)}</li>
          ))}
        </ul>
        {vehicle && <p>{t('tradeIn.start.resumeText', { name: vehicleName(vehicle) })}</p>}
        <ActionRow marginTop="2">
          <LinkButton href={open ? stepPath(open) : answersPath} size="lg" trailingIcon="arrowRight">
            {t(vehicle ? 'tradeIn.start.resume' : 'tradeIn.start.begin')}
          </LinkButton>
          {vehicle && (
            <LinkButton href={stepPath('vehicle')} size="lg" variant="secondary">
              {t('tradeIn.start.other')}
            </LinkButton>
          )}
          {hasCart && (
            <LinkButton href={routePaths.cart} size="lg" variant="quiet">
              {t('tradeIn.withoutIt')}
            </LinkButton>
          )}
        </ActionRow>
      </Body>
    </Card>
  );
}
