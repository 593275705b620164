import type { ComponentProps } from 'react';
import { chakra, DefinitionList, Whole } from '@forecourt/shared-design';
import { formatExactCurrency } from '@forecourt/shared-contracts/formats';
import { type FulfillmentPlace, type FulfillmentType } from '@forecourt/shared-contracts/fulfillment';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { handOverKind } from '../../../domain/hand-over-kind.ts';
import { useOrder } from '../../order/index.ts';
import { keepAddress } from '../domain/keep-address.ts';

const Address = chakra('span', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });

interface HandOverFactsProps {
  readonly type: FulfillmentType;
  readonly place: FulfillmentPlace | null;
  readonly feeCents: number;
  readonly instructions: string;
  /** Whether it took place. */
  readonly isDone?: boolean;
  /** What comes before them: when it is, where no heading says that. */
  readonly first?: ComponentProps<typeof DefinitionList>['rows'];
}

/** Formats an address as on a letter; a delivery's name belongs to the order and is left out. */
export function addressText({ name, line1, line2, city, state, zip }: FulfillmentPlace, isStore: boolean) {
  const lines = [isStore ? name : '', line1, line2, `${city}, ${state} ${zip}`];
  return lines.filter(Boolean).join('\n');
}

/** Location, fee and instructions of a pickup or delivery, and which vehicle it is (TRACK-91). */
export function HandOverFacts({
  type,
  place,
  feeCents,
  instructions,
  isDone = false,
  first = [],
}: HandOverFactsProps) {
  const { t } = useTranslation('checkout');
  const kind = handOverKind(type);
  const { condition, vin } = useOrder().data.order.vehicle;
  const rows = [
    ...first,
    ...(place
      ? [
          {
            id: 'place',
            label: t(`fulfillment.facts.${isDone ? 'placeDone' : 'place'}.${kind}`),
            value: <Address>{keepAddress(addressText(place, type === 'PICKUP'))}</Address>,
          },
          {
            id: 'fee',
            label: t(`fulfillment.facts.fee.${kind}`),
            value: feeCents === 0 ? t('price.handOver.included') : formatExactCurrency(feeCents),
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
    { id: 'condition', label: t('fulfillment.condition'), value: t(`conditions.${condition}`) },
    { id: 'vin', label: t('payment.receipts.vin'), value: <Whole>{vin}</Whole> },
  ];
  return <DefinitionList rows={rows} />;
}
