import { ActionRow, AppLink, Card, chakra, DefinitionList, LinkButton } from '@forecourt/shared-design';
import {
  formatDateAt,
  formatTimeAt,
  phoneHref,
  vehicleName,
  zoneNameAt,
} from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { TextId } from '@forecourt/shared-contracts/i18n';
import { handOverKind } from '../../domain/hand-over-kind.ts';
import { orderPagePath } from '../../domain/order-page.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { useZone } from '../../domain/use-zone.ts';
import { OrderScreen } from '../order-page/index.ts';
import { SiteLinkButton } from '../site-link/index.ts';
import { StepActions } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import { orderPapers } from './order-papers.ts';
import { OwnerNext } from './owner-next.tsx';
import { isDelivered } from './owner-points.ts';

const Body = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& p': { margin: '0' },
    '& ul': {
      margin: '0',
      padding: '0',
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: { sm: '1fr 1fr' },
      gap: '3',
    },
    '& small': { display: 'block', textStyle: 'small', color: 'inkMuted' },
  },
});

/**
 * Thank-you, when every step is completed: the appointment, or what comes next once the vehicle was handed over, the documents to keep, and
 * who can help (TRACK-103).
 */
export function ThankYou() {
  const { t } = useTranslation('checkout');
  const { brandName, contact } = useTenant();
  const { data } = useOrder();
  const { vehicle, delivery, appointmentTimeZone } = data.order;
  const timeZone = useZone(appointmentTimeZone);
  const name = vehicleName(vehicle);
  const isOwned = isDelivered(data.order);
  const texts = isOwned ? 'thankYou.delivered' : 'thankYou';
  const kind = handOverKind(delivery?.type);
  const at = isOwned && delivery?.appointmentTime;
  return (
    <OrderScreen
      title={t(`${texts}.title`, { name })}
      lead={
        at
          ? t(`thankYou.delivered.on.${kind}`, { date: formatDateAt(at, timeZone), brandName })
          : t(`${texts}.lead`, { name, brandName })
      }
      pill={{ tone: 'success', words: t(isOwned ? `thankYou.delivered.pill.${kind}` : 'thankYou.pill') }}
      isMoment
      isOwned={isOwned}
    >
      {isOwned ? <OwnerNext /> : <Appointment />}
      <Papers />
      <Card padding="lg" as="section" aria-label={t('thankYou.helpTitle')}>
        <Body>
          <h2>{t('thankYou.helpTitle')}</h2>
          <p>{t('thankYou.help', { brandName })}</p>
          <ActionRow>
            <LinkButton href={phoneHref(contact.phone)} icon="phone" variant="secondary">
              {t('failed.call', { phone: contact.phoneAbbreviation })}
            </LinkButton>
            <LinkButton href={`mailto:${contact.supportEmail}`} icon="mail" variant="secondary">
              {t('thankYou.mail')}
            </LinkButton>
            <SiteLinkButton href="/account/orders" variant="quiet">
              {t('notFound.orders')}
            </SiteLinkButton>
          </ActionRow>
        </Body>
      </Card>
    </OrderScreen>
  );
}

/** When and how the buyer receives the vehicle, in the time zone of the place, and what has been paid. */
function Appointment() {
  const { t } = useTranslation('checkout');
  const { orderNumber, data } = useOrder();
  const { delivery, orderNumber: number, appointmentTimeZone } = data.order;
  const timeZone = useZone(appointmentTimeZone);
  const at = delivery?.appointmentTime;
  const kind = handOverKind(delivery?.type);
  const row = (id: TextId<'checkout', 'thankYou.rows'>, value: string) => ({
    id,
    label: t(`thankYou.rows.${id}`),
    value,
  });
  return (
    <Card className="fc-step" padding="lg" as="section" aria-label={t('thankYou.summaryTitle')}>
      <Body>
        <h2>{t('thankYou.summaryTitle')}</h2>
        <DefinitionList
          rows={[
            ...(at
              ? [
                  row(
                    kind,
                    t('thankYou.at', {
                      date: formatDateAt(at, timeZone),
                      time: formatTimeAt(at, timeZone),
                      timeZone: zoneNameAt(at, timeZone),
                    }),
                  ),
                ]
              : []),
            row('number', number),
          ]}
        />
        {at && (
          <StepActions>
            <LinkButton href={stepPath(orderNumber, 'fulfillment')} icon="calendar">
              {t('thankYou.appointment')}
            </LinkButton>
          </StepActions>
        )}
      </Body>
    </Card>
  );
}

function Papers() {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  const shown = orderPapers(steps);
  return (
    <Card padding="lg" as="section" aria-label={t('thankYou.papersTitle')}>
      <Body>
        <h2>{t('thankYou.papersTitle')}</h2>
        <ul>
          {shown.map(({ id, step }) => (
            <li key={id}>
              <AppLink href={stepPath(orderNumber, step)}>{t(`thankYou.papers.${id}.link`)}</AppLink>
              <small>{t(`thankYou.papers.${id}.text`)}</small>
            </li>
          ))}
          <li>
            <AppLink href={orderPagePath(orderNumber, 'receipt')}>{t('orderPage.summary')}</AppLink>
            <small>{t('thankYou.papers.receipt')}</small>
          </li>
        </ul>
      </Body>
    </Card>
  );
}
