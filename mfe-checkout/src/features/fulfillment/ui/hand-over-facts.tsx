import { chakra, DefinitionList } from '@forecourt/shared-design';
import {
  formatDateAt,
  formatExactCurrency,
  formatZonedTimeWindow,
} from '@forecourt/shared-contracts/formats';
import { type FulfillmentPlace, type FulfillmentType } from '@forecourt/shared-contracts/fulfillment';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';

const Address = chakra('span', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

interface HandOverFactsProps {
  readonly type: FulfillmentType;
  readonly place: FulfillmentPlace | null;
  readonly feeCents: number;
  readonly startAt: string;
  readonly endAt: string;
  readonly instructions: string;
}

/** Formats an address as on a letter; a delivery's name belongs to the order and is left out. */
export function addressText({ name, line1, line2, city, state, zip }: FulfillmentPlace, isStore: boolean) {
  const lines = [isStore ? name : '', line1, line2, `${city}, ${state} ${zip}`];
  return lines.filter(Boolean).join('\n');
}

/** Date, window, location, fee and instructions of a pickup or delivery. Times are in the dealer's time zone, with its name. */
export function HandOverFacts({ type, place, feeCents, startAt, endAt, instructions }: HandOverFactsProps) {
  const { t } = useTranslation('checkout');
  const { timeZone } = useTenant().contact;
  const kind = handOverKind(type);
  const rows = [
    { id: 'date', label: t('fulfillment.facts.date'), value: formatDateAt(startAt, timeZone) },
    {
      id: 'time',
      label: t('fulfillment.facts.time'),
      value: formatZonedTimeWindow(startAt, endAt, timeZone),
    },
    ...(place
      ? [
          {
            id: 'place',
            label: t(`fulfillment.facts.place.${kind}`),
            value: <Address>{addressText(place, type === 'PICKUP')}</Address>,
          },
          {
            id: 'fee',
            label: t(`fulfillment.facts.fee.${kind}`),
            value: feeCents === 0 ? t('fulfillment.free') : formatExactCurrency(feeCents),
          },
        ]
      : []),
    ...(instructions
      ? [
          {
            id: 'instructions',
            label: t('fulfillment.instructions'),
            value: <Address>{instructions}</Address>,
          },
        ]
      : []),
  ];
  return <DefinitionList rows={rows} />;
}
