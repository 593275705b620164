import { Suspense, useEffect, useState } from 'react';
import { Alert, chakra, Skeleton } from '@forecourt/shared-design';
import type { Appointment, Fulfillment } from '@forecourt/shared-contracts/fulfillment';
import { Navigate, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import type { RedirectReason } from '../../../domain/redirect-reason.ts';
import type { StepProps } from '../../../domain/step-props.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { usePlaceZone } from '../../../domain/use-zone.ts';
import { StepScreen } from '../../step-screen/index.ts';
import { useOrder } from '../../order/index.ts';
import { appointmentWords } from '../domain/appointment-words.ts';
import type { FulfillmentFailure } from '../domain/fulfillment-failure.ts';
import {
  appointmentSeverity,
  beginPath,
  fulfillmentView,
  isHandOverOffered,
  wherePath,
  type FulfillmentView,
} from '../domain/fulfillment-view.ts';
import { keepAddress } from '../domain/keep-address.ts';
import { useFulfillmentDraft } from '../model/use-fulfillment-draft.ts';
import { Booked } from './booked.tsx';
import { CallAlert } from './call-alert.tsx';
import { preloadLateScreens, reviewViews, whenViews } from './late-screens.ts';
import { WhereForm } from './where-form.tsx';

const Now = chakra('p', { base: { margin: '0', fontWeight: 'semibold' } });

/** Why a screen redirects that needs what is chosen before it. */
const choicesFirst: RedirectReason = { redirectedBecause: 'choices-first' };

interface FulfillmentScreensProps extends StepProps {
  readonly fulfillment: Fulfillment;
}

/** The screens of scheduling, each at its own path, so that Back works and a reload stays. */
export function FulfillmentScreens({ status, childPath, fulfillment }: FulfillmentScreensProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, chooseWay } = useOrder();
  const draftState = useFulfillmentDraft(orderNumber, fulfillment);
  // A refusal leads to another view, whose content is new.
  const refusal = useState<FulfillmentFailure>();
  const view = fulfillmentView(childPath, fulfillment, draftState.draft);
  const begin = fulfillment.canChange ? beginPath(fulfillment, draftState.draft) : '';
  const bookedHead = useBookedHead(fulfillment);
  const way = view === 'booked' ? undefined : draftState.draft.type;
  useEffect(() => chooseWay(way), [chooseWay, way]);
  if (!view) {
    // Where only a time is open, the screen itself asks for it.
    const isEarly = childPath !== '' && fulfillment.canChange && begin !== 'when';
    return (
      <Navigate
        to={stepPath(orderNumber, 'fulfillment', begin)}
        replace
        state={isEarly ? choicesFirst : undefined}
      />
    );
  }
  const title = t(`steps.fulfillment.${handOverKind(draftState.draft.type)}`);
  const head = view === 'booked' ? bookedHead : { lead: t(`fulfillment.lead.${view}`) };
  return (
    <StepScreen
      title={title}
      {...head}
      status={status}
      owner={view === 'booked' && !isBuyersTurn(fulfillment) ? 'dealer' : 'you'}
      contentId={view}
    >
      <Suspense fallback={<Skeleton height="240px" role="status" aria-label={t('fulfillment.loading')} />}>
        <FulfillmentBody {...{ view, fulfillment, draftState, refusal }} />
      </Suspense>
    </StepScreen>
  );
}

/** Whether the buyer has to choose another time, or to answer whether the vehicle is there. */
function isBuyersTurn({ status, isReceived }: Fulfillment): boolean {
  return status === 'Failed' || (status === 'Unconfirmed' && !isReceived);
}

/** The kinds of heading of an appointment: when it is, whether it took place, or that it did. */
const bookedTitles: Partial<Record<Fulfillment['status'], 'coming' | 'asked' | 'done'>> = {
  Requested: 'coming',
  'In progress': 'coming',
  Unconfirmed: 'asked',
  Completed: 'done',
};

/** The heading of an appointment with its day, and what is below it: until it has passed, the hours and the place. Undefined without one. */
function useBookedHead({ status, appointment, isReceived }: Fulfillment) {
  const { t } = useTranslation('checkout');
  const timeZone = usePlaceZone(appointment);
  if (!appointment) return undefined;
  if (status === 'Unconfirmed' && isReceived)
    return { title: t('fulfillment.title.received'), lead: t('fulfillment.lead.received') };
  const { type, place } = appointment;
  const kind = handOverKind(type);
  const words = appointmentWords(appointment, timeZone);
  const { window } = words;
  const where =
    place && keepAddress([type === 'PICKUP' && place.name, place.line1].filter(Boolean).join(', '));
  const atPlace = where ? t('fulfillment.lead.coming', { window, place: where }) : window;
  const lead = () => {
    switch (status) {
      case 'Requested':
      case 'In progress':
        return atPlace;
      case 'Unconfirmed':
        return t(`fulfillment.lead.asked.${kind}`);
      default:
        return t(`fulfillment.lead.booked.${status}`);
    }
  };
  const title = bookedTitles[status];
  return {
    lead: lead(),
    title: title ? t(`fulfillment.title.${title}.${kind}`, words) : t(`steps.fulfillment.${kind}`),
  };
}

interface FulfillmentBodyProps {
  readonly view: FulfillmentView;
  readonly fulfillment: Fulfillment;
  readonly draftState: ReturnType<typeof useFulfillmentDraft>;
  /** Why the last choice was refused, and its setter. */
  readonly refusal: ReturnType<typeof useState<FulfillmentFailure>>;
}

function useFulfillmentSteps(fulfillment: Fulfillment) {
  const { navigation } = usePlatform();
  const { orderNumber } = useOrder();
  const go = (childPath: string) => navigation.push(stepPath(orderNumber, 'fulfillment', childPath));
  return {
    toWhere: () => go(wherePath(fulfillment)),
    toWhen: () => go('when'),
    toReview: () => go('review'),
    toBooked: () => navigation.replace(stepPath(orderNumber, 'fulfillment')),
  };
}

function FulfillmentBody({ view, fulfillment, draftState, refusal }: FulfillmentBodyProps) {
  const to = useFulfillmentSteps(fulfillment);
  const [refused, setRefused] = refusal;
  const { draft, forget } = draftState;
  const { appointment } = fulfillment;
  const proceed = (go: () => void) => () => {
    setRefused(undefined);
    go();
  };
  const handleRefused = (failure: FulfillmentFailure) => {
    setRefused(failure);
    if (failure.kind === 'time') to.toWhen();
    else to.toWhere();
  };
  switch (view) {
    case 'booked':
      return (
        appointment && (
          <Booked
            {...{ fulfillment, appointment }}
            onReschedule={() => {
              forget();
              to.toWhere();
            }}
          />
        )
      );
    case 'where':
      return (
        <WhereScreen
          {...{ fulfillment, draftState, refused }}
          onQuoted={proceed(to.toWhen)}
          onWay={() => setRefused(undefined)}
          onKeep={() => {
            forget();
            to.toBooked();
          }}
        />
      );
    case 'when':
      return (
        <whenViews.View
          id="when"
          orderNumber={fulfillment.orderNumber}
          {...{ draftState, refused }}
          onChosen={proceed(to.toReview)}
          onBack={to.toWhere}
        />
      );
    case 'review':
      return (
        draft.quote && (
          <reviewViews.View
            id="review"
            {...{ draft, quote: draft.quote }}
            replaces={appointment?.id ?? null}
            onBooked={() => {
              draftState.dropStored();
              to.toBooked();
            }}
            onRefused={handleRefused}
            onChangeTime={to.toWhen}
            onChangePlace={to.toWhere}
          />
        )
      );
  }
}

interface WhereScreenProps {
  readonly fulfillment: Fulfillment;
  readonly draftState: FulfillmentBodyProps['draftState'];
  readonly refused: FulfillmentFailure | undefined;
  readonly onQuoted: () => void;
  readonly onWay: () => void;
  readonly onKeep: () => void;
}

/** When the appointment that is moved is now. */
function CurrentTime(appointment: Appointment) {
  const { t } = useTranslation('checkout');
  return <Now>{t('fulfillment.now', appointmentWords(appointment, usePlaceZone(appointment)))}</Now>;
}

/** The first screen, or why it is unavailable. */
function WhereScreen({ fulfillment, refused, onKeep, ...form }: WhereScreenProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const { appointment, canChange } = fulfillment;
  useEffect(preloadLateScreens, []);
  if (!canChange || !isHandOverOffered(fulfillment)) {
    const key = canChange ? 'unavailable' : 'closed';
    return <CallAlert live="off">{t(`fulfillment.failures.${key}`, { phone })}</CallAlert>;
  }
  return (
    <>
      {fulfillment.status === 'Cancelled' && <Alert severity="info">{t('fulfillment.canceled')}</Alert>}
      {refused && refused.kind !== 'time' && (
        <CallAlert>{t(`fulfillment.failures.${refused.key}`, { phone })}</CallAlert>
      )}
      {appointment && appointmentSeverity(fulfillment) === 'success' && <CurrentTime {...appointment} />}
      <WhereForm {...form} fulfillment={fulfillment} onKeep={appointment ? onKeep : undefined} />
    </>
  );
}
