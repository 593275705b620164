import { Alert, Button, chakra, RetryPanel, Skeleton } from '@forecourt/shared-design';
import { ErrorSummary, TextAreaField } from '@forecourt/shared-design/forms';
import { DatePicker, TimePicker } from '@forecourt/shared-design/picker';
import { formatExactCurrency, zoneNameAt } from '@forecourt/shared-contracts/formats';
import { instructionsMaxLength, type ScheduleDay } from '@forecourt/shared-contracts/fulfillment';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind, type HandOverKind } from '../../../domain/hand-over-kind.ts';
import { StepActions } from '../../step-screen/index.ts';
import { slotsQuery } from '../data/fulfillment.queries.ts';
import type { FulfillmentFailure } from '../domain/fulfillment-failure.ts';
import { keepAddress } from '../domain/keep-address.ts';
import { quoteNote } from '../domain/quote-note.ts';
import { dayReason, hasNoFreeDay } from '../domain/when-errors.ts';
import type { FulfillmentDraftState } from '../model/use-fulfillment-draft.ts';
import { useWhenForm } from '../model/use-when-form.ts';
import { NextFreeDays } from './next-free-days.tsx';
import { stepColumn } from './step-column.ts';

const Form = chakra('form', { base: stepColumn });
const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '5' },
});
const Note = chakra('p', { base: { margin: '0', color: 'inkMuted' } });

/** The order, its draft, and what its screen leads to. */
export interface WhenScreenProps {
  readonly orderNumber: string;
  readonly draftState: FulfillmentDraftState;
  /** Why the buyer was sent back here; shown above the form when it concerns the time. */
  readonly refused: FulfillmentFailure | undefined;
  readonly onChosen: () => void;
  readonly onBack: () => void;
}

/** Chooses a date and a time among the free slots. */
export function WhenScreen({ orderNumber, ...props }: WhenScreenProps) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const phone = { number: contact.phone, label: contact.phoneAbbreviation };
  const { type, location, quote } = props.draftState.draft;
  const zip = quote?.place.zip;
  const slots = useQuery(slotsQuery(client, { orderNumber, type, location, zip }));
  if (slots.data) return <WhenForm {...props} {...slots.data} />;
  if (slots.isError) {
    return (
      <RetryPanel title={t('fulfillment.slotsFailed')} phone={phone} onRetry={() => void slots.refetch()} />
    );
  }
  return (
    <div role="status" aria-label={t('fulfillment.loadingSlots')}>
      <Skeleton height="220px" />
    </div>
  );
}

interface WhenFormProps extends Omit<WhenScreenProps, 'orderNumber'> {
  readonly days: readonly ScheduleDay[];
  /** That of the place, an IANA name. */
  readonly timeZone: string;
}

function WhenForm({ days, timeZone, draftState, refused, onChosen, onBack }: WhenFormProps) {
  const { t } = useTranslation('checkout');
  const phone = useTenant().contact.phoneAbbreviation;
  const { type } = draftState.draft;
  const kind = handOverKind(type);
  const form = useWhenForm({ days, timeZone, draftState, kind, onChosen });
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      {refused?.kind === 'time' && (
        <Alert severity="error">{t(`fulfillment.failures.${refused.key}`, { phone })}</Alert>
      )}
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      <QuoteNotes {...{ draftState, kind }} />
      {hasNoFreeDay(days) && (
        <Alert severity="warning" live="off">
          {t('fulfillment.noSlots', { phone })}
        </Alert>
      )}
      <NextFreeDays days={days} date={form.date} onChoose={form.setDate} />
      <Pair>
        <DateChoice {...{ form, days, kind }} />
        <TimeChoice {...{ form, days, timeZone, kind }} />
      </Pair>
      {type === 'DELIVERY' && (
        <TextAreaField
          name="instructions"
          label={t('fulfillment.instructions')}
          hint={t('fulfillment.instructionsHint')}
          optional
          trimOnBlur
          maxLength={instructionsMaxLength}
          value={form.instructions}
          onChange={(event) => form.setInstructions(event.target.value)}
        />
      )}
      <StepActions>
        <Button type="submit">{t('fulfillment.toReview')}</Button>
        <Button variant="quiet" className="fc-quiet" onClick={onBack}>
          {t(`fulfillment.back.${kind}`)}
        </Button>
      </StepActions>
    </Form>
  );
}

/** The chosen place and its fee. */
function QuoteNotes({
  draftState,
  kind,
}: {
  readonly draftState: FulfillmentDraftState;
  readonly kind: HandOverKind;
}) {
  const { t } = useTranslation('checkout');
  const { quote } = draftState.draft;
  if (!quote) return null;
  const { miles, isFree } = quoteNote(quote);
  const amount = formatExactCurrency(quote.feeCents);
  const { name, line1, city } = quote.place;
  const place = keepAddress([kind === 'pickup' && name, line1, city].filter(Boolean).join(', '));
  return (
    <div>
      <Note>{t(`fulfillment.placeLine.${kind}`, { place })}</Note>
      <Note>
        {t(`fulfillment.feeNote.${kind}.${isFree ? 'free' : 'fee'}`, { amount })}
        {miles > 1 && ` ${t('fulfillment.feeNote.distance', { miles })}`}
      </Note>
    </div>
  );
}

interface ChoiceProps {
  readonly form: ReturnType<typeof useWhenForm>;
  readonly days: readonly ScheduleDay[];
  readonly kind: HandOverKind;
}

function DateChoice({ form, days, kind }: ChoiceProps) {
  const { t } = useTranslation('checkout');
  const { locale } = usePlatform();
  const reasonOf = (dateOn: string) => {
    const reason = dayReason(days, dateOn);
    return reason ? t(`fulfillment.reason.${reason}`) : undefined;
  };
  const todayOn = days[0]?.dateOn ?? '';
  return (
    <DatePicker
      name="date"
      label={t(`fulfillment.date.${kind}`)}
      hint={t('validation.dateHint')}
      error={form.messageOf('date')}
      value={form.date}
      onChange={form.setDate}
      onBlur={form.checkDate}
      minOn={todayOn}
      maxOn={days.at(-1)?.dateOn ?? ''}
      {...{ locale, todayOn, reasonOf }}
      texts={{
        open: t('fulfillment.picker.open'),
        title: t(`fulfillment.picker.title.${kind}`),
        format: t('validation.dateHint'),
        previousMonth: t('fulfillment.picker.previousMonth'),
        nextMonth: t('fulfillment.picker.nextMonth'),
        keys: t('fulfillment.picker.keys'),
        note: t('fulfillment.picker.note'),
      }}
    />
  );
}

function TimeChoice({ form, days, timeZone, kind }: ChoiceProps & Pick<WhenFormProps, 'timeZone'>) {
  const { t } = useTranslation('checkout');
  const hasTimes = form.timeOptions.length > 0;
  const zone = zoneNameAt(form.startAt || `${days[0]?.dateOn}T17:00:00Z`, timeZone);
  return (
    <TimePicker
      name="startAt"
      label={t(`fulfillment.time.${kind}`)}
      hint={t('fulfillment.timeHint', { zone })}
      error={form.messageOf('startAt')}
      options={form.timeOptions}
      value={form.startAt}
      onChange={form.setTime}
      disabled={!hasTimes}
      placeholder={t(hasTimes ? 'fulfillment.chooseTime' : 'fulfillment.dateFirst')}
      title={t('fulfillment.selectTime')}
      select={t('fulfillment.select')}
    />
  );
}
