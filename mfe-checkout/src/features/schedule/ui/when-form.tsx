import {
  Alert,
  Button,
  chakra,
  ErrorSummary,
  RetryPanel,
  Skeleton,
  TextAreaField,
} from '@forecourt/shared-design';
import { DatePicker, TimePicker } from '@forecourt/shared-design/picker';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { instructionsMaxLength, zoneNameAt, type ScheduleDay } from '@forecourt/shared-contracts/fulfillment';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { slotsQuery } from '../data/schedule.queries.ts';
import type { DraftKeeper } from '../model/use-schedule-draft.ts';
import { useWhenForm } from '../model/use-when-form.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5', maxWidth: '560px' } });
const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '2fr 3fr' }, gap: '5' },
});
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Note = chakra('p', { base: { margin: '0', color: 'inkMuted' } });

interface WhenScreenProps {
  readonly orderNumber: string;
  readonly keeper: DraftKeeper;
  /** Said above the form: why the buyer is back here. */
  readonly notice: string | undefined;
  readonly onChosen: () => void;
  readonly onBack: () => void;
}

/** Choosing a date and a time among what is free now. */
export function WhenScreen({ orderNumber, ...props }: WhenScreenProps) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { contact } = useTenant();
  const phone = { number: contact.phone, label: contact.phoneAbbreviation };
  const { type, location } = props.keeper.draft;
  const slots = useQuery(slotsQuery(client, { orderNumber, type, location }));
  if (slots.data) return <WhenForm {...props} days={slots.data.days} />;
  if (slots.isError) {
    return (
      <RetryPanel title={t('schedule.slotsFailed')} phone={phone} onRetry={() => void slots.refetch()} />
    );
  }
  return (
    <div role="status" aria-label={t('schedule.loadingSlots')}>
      <Skeleton height="220px" />
    </div>
  );
}

interface WhenFormProps extends Omit<WhenScreenProps, 'orderNumber'> {
  readonly days: readonly ScheduleDay[];
}

function WhenForm({ days, keeper, notice, onChosen, onBack }: WhenFormProps) {
  const { t } = useTranslation('checkout');
  const { locale } = usePlatform();
  const { timeZone, phoneAbbreviation: phone } = useTenant().contact;
  const { type, quote } = keeper.draft;
  const kind = type === 'PICKUP' ? 'pickup' : 'delivery';
  const form = useWhenForm({ days, keeper, kind, onChosen });
  const todayOn = days[0]?.dateOn ?? '';
  const maxOn = days.at(-1)?.dateOn ?? '';
  const reasons = new Map(days.map(({ dateOn, reason }) => [dateOn, reason]));
  const reasonOf = (dateOn: string) => {
    const reason = reasons.get(dateOn);
    return reason ? t(`schedule.reason.${reason}`) : undefined;
  };
  const zone = zoneNameAt(`${todayOn}T12:00:00Z`, timeZone);
  return (
    <Form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      {notice && <Alert severity="error">{notice}</Alert>}
      <ErrorSummary errors={form.summary} submitCount={form.submitCount} />
      {quote && (
        <Note>
          {quote.feeCents === 0
            ? t(`schedule.feeNote.${kind}.free`, { miles: quote.distanceMiles ?? 0 })
            : t(`schedule.feeNote.${kind}.fee`, {
                miles: quote.distanceMiles ?? 0,
                amount: formatExactCurrency(quote.feeCents),
              })}
        </Note>
      )}
      {days.every(({ reason }) => reason !== null) && (
        <Alert severity="warning" live="off">
          {t('schedule.noSlots', { phone })}
        </Alert>
      )}
      <Pair>
        <DatePicker
          name="date"
          label={t(`schedule.date.${kind}`)}
          hint={t('schedule.dateHint')}
          error={form.messageOf('date')}
          value={form.date}
          onChange={form.setDate}
          minOn={todayOn}
          locale={locale}
          {...{ todayOn, maxOn, reasonOf }}
          texts={{
            open: t('schedule.picker.open'),
            title: t(`schedule.picker.title.${kind}`),
            previousMonth: t('schedule.picker.previousMonth'),
            nextMonth: t('schedule.picker.nextMonth'),
            keys: t('schedule.picker.keys'),
          }}
        />
        <TimePicker
          name="startAt"
          label={t(`schedule.time.${kind}`)}
          hint={t('schedule.timeHint', { zone })}
          error={form.messageOf('startAt')}
          options={form.timeOptions}
          value={form.startAt}
          onChange={form.setTime}
          disabled={form.timeOptions.length === 0}
          placeholder={t(form.timeOptions.length === 0 ? 'schedule.dateFirst' : 'schedule.chooseTime')}
          title={t('schedule.selectTime')}
          select={t('schedule.select')}
        />
      </Pair>
      {type === 'DELIVERY' && (
        <TextAreaField
          name="instructions"
          label={t('schedule.instructions')}
          hint={t('schedule.instructionsHint')}
          optional
          trimOnBlur
          maxLength={instructionsMaxLength}
          value={form.instructions}
          onChange={(event) => form.setInstructions(event.target.value)}
        />
      )}
      <Actions>
        <Button type="submit">{t('schedule.toReview')}</Button>
        <Button variant="quiet" onClick={onBack}>
          {t(`schedule.back.${kind}`)}
        </Button>
      </Actions>
    </Form>
  );
}
