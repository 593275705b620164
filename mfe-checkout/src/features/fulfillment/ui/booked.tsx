import { Suspense, useState } from 'react';
import { Button, chakra, LinkButton } from '@forecourt/shared-design';
import { formatDateAt, formatZonedTimeAt, vehicleName } from '@forecourt/shared-contracts/formats';
import { type Appointment, type Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { usePlaceZone } from '../../../domain/use-zone.ts';
import { saveBlob } from '../../../platform/save-blob.ts';
import { useOrder } from '../../order/index.ts';
import { RefusedRefund } from '../../refused-refund/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { appointmentFile } from '../domain/appointment-file.ts';
import { appointmentSeverity, isAppointmentOver, isPaymentFirst } from '../domain/fulfillment-view.ts';
import { BookedAlert } from './booked-alert.tsx';
import { CreditNote } from './credit-note.tsx';
import { CallAlert } from './call-alert.tsx';
import { addressText, HandOverFacts } from './hand-over-facts.tsx';
import { arrivalViews, cancelViews, handedOverViews } from './late-screens.ts';
import { VehicleSummary } from './vehicle-summary.tsx';

const Note = chakra('p', { base: { margin: '0', color: 'inkMuted' } });

interface BookedProps {
  readonly fulfillment: Fulfillment;
  readonly appointment: Appointment;
  readonly onReschedule: () => void;
}

/**
 * The appointment: when, where, its fee, a calendar file, directions, and rescheduling and canceling it. One that has not taken place is not for
 * a calendar: the main action is then another time.
 */
export function Booked({ fulfillment, appointment, onReschedule }: BookedProps) {
  const { t } = useTranslation('checkout');
  const { steps, data } = useOrder();
  const kind = handOverKind(appointment.type);
  const { status } = fulfillment;
  const isOver = isAppointmentOver(fulfillment);
  const isUnpaid = isPaymentFirst(status, steps, data.order.paymentInfo);
  return (
    <>
      <State {...{ fulfillment, appointment, isUnpaid, onReschedule }} />
      <VehicleSummary vehicle={data.order.vehicle} />
      <HandOverFacts {...appointment} isDone={status === 'Completed'} />
      {appointment.feeCents > 0 && !isOver && <Note>{t(`fulfillment.feeApart.${kind}`)}</Note>}
      {fulfillment.credit && <CreditNote credit={fulfillment.credit} words="refundMade" />}
      <RefusedRefund refusedCents={fulfillment.credit?.refusedCents ?? 0} />
      {!isOver && status !== 'Unconfirmed' && (
        <Tools {...{ fulfillment, appointment, isUnpaid, onReschedule }} />
      )}
    </>
  );
}

/** What the state of the appointment means: a question to the buyer, a moment, or a message. */
function State({ fulfillment, appointment, isUnpaid, onReschedule }: BookedProps & { isUnpaid: boolean }) {
  const { status, isReceived = false } = fulfillment;
  switch (status) {
    case 'Unconfirmed':
      return <arrivalViews.View id="arrival" {...{ appointment, isReceived, onReschedule }} />;
    case 'Completed':
      return <handedOverViews.View id="handed-over" />;
    default:
      return <BookedAlert {...{ status, appointment, isUnpaid }} />;
  }
}

/**
 * What can be done with an appointment that may still take place: keeping it, and until the cutoff rescheduling it; below, canceling it, with
 * until when. One that has passed is only moved. Of a vehicle that is on its way the buyer can only call.
 */
function Tools({ fulfillment, appointment, isUnpaid, onReschedule }: BookedProps & { isUnpaid: boolean }) {
  const { t } = useTranslation('checkout');
  const [isCanceling, setCanceling] = useState(false);
  const { status, canChange } = fulfillment;
  const isMissed = appointmentSeverity(fulfillment) !== 'success';
  const isComing = status === 'In progress' && appointment.type === 'DELIVERY';
  return (
    <>
      {!canChange && <CallAlert live="off">{t('fulfillment.tooLate')}</CallAlert>}
      <StepActions isFurther={isComing}>
        {!isMissed && <KeepTools appointment={appointment} isQuiet={isUnpaid || isComing} />}
        {canChange && (
          <Button variant={isMissed ? 'primary' : 'secondary'} onClick={onReschedule}>
            {t('fulfillment.reschedule')}
          </Button>
        )}
      </StepActions>
      {canChange && !isMissed && (
        <StepActions isFurther>
          <Button variant="quiet" flush="wide" className="fc-cancel" onClick={() => setCanceling(true)}>
            {t('fulfillment.cancel')}
          </Button>
          <ChangeUntil appointment={appointment} />
        </StepActions>
      )}
      {isCanceling && (
        <Suspense>
          <cancelViews.View id="cancel" {...{ appointment }} onClose={() => setCanceling(false)} />
        </Suspense>
      )}
    </>
  );
}

function ChangeUntil({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('checkout');
  const timeZone = usePlaceZone(appointment);
  const at = appointment.changeUntil;
  const words = { date: formatDateAt(at, timeZone), time: formatZonedTimeAt(at, timeZone) };
  return <Note>{t('fulfillment.changeUntil', words)}</Note>;
}

/** The calendar file, and for a pickup directions to the store. */
function KeepTools({ appointment, isQuiet }: { appointment: Appointment; isQuiet: boolean }) {
  const { t } = useTranslation('checkout');
  const { tenant } = usePlatform();
  const { orderNumber, data } = useOrder();
  const { type, place } = appointment;
  const kind = handOverKind(type);
  const address = place ? addressText(place, type === 'PICKUP').replaceAll('\n', ', ') : '';
  const handleCalendar = () => {
    const file = appointmentFile({
      appointment,
      uid: `${orderNumber}.handover@${tenant.id}`,
      now: new Date(),
      title: t(`fulfillment.calendar.${kind}`, {
        brandName: tenant.brandName,
        vehicle: vehicleName(data.order.vehicle),
      }),
      description: t('fulfillment.calendar.text', { orderNumber, phone: tenant.contact.phoneAbbreviation }),
      location: address,
    });
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${orderNumber}.ics`);
  };
  const map = `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address }).toString()}`;
  return (
    <>
      <Button icon="calendar" variant={isQuiet ? 'secondary' : 'primary'} onClick={handleCalendar}>
        {t('fulfillment.addToCalendar')}
      </Button>
      {type === 'PICKUP' && place && (
        <LinkButton
          variant="secondary"
          href={map}
          target="_blank"
          rel="noopener"
          icon="pin"
          trailingIcon="external"
        >
          {t('fulfillment.directions')}
        </LinkButton>
      )}
    </>
  );
}
