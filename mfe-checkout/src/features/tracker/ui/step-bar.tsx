import { useId, useState, type ReactNode } from 'react';
import { Button, chakra, Icon, VehicleMedia } from '@forecourt/shared-design';
import { orderPicture, type Step } from '@forecourt/shared-design/forms';
import type { Order } from '@forecourt/shared-contracts/commerce';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { HoldNote } from './hold-note.tsx';
import { OrderSummary } from './order-summary.tsx';

const Root = chakra('div', {
  base: {
    display: { base: 'block', md: 'none' },
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    background: 'surfaceRaised',
    '& > button': { width: 'full', minHeight: '56px', paddingInline: '3', textAlign: 'start' },
    '& .fc-picture': { width: '48px', flexShrink: '0', borderRadius: 'small', overflow: 'hidden' },
    '& .fc-place': { flex: '1', color: 'ink', whiteSpace: 'nowrap' },
    '& .fc-held': {
      display: 'block',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: '1.3',
      color: 'inkMuted',
      whiteSpace: 'normal',
    },
    '& .fc-more': { display: 'grid', gap: '4', padding: '3' },
    // One piece for each step at the lower edge of the bar, filled as the step is worked on and done.
    '& .fc-pieces': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      display: 'flex',
      gap: '2px',
      '& > i': { flex: '1', height: '4px', overflow: 'hidden', background: 'line' },
      '& > i:not([data-status=waiting], [data-status=ready])::before': {
        content: '""',
        display: 'block',
        height: 'full',
        background: 'info',
        translate: '-50%',
        animation: 'fc-slide-start {durations.slow} {easings.standard}',
      },
      '& > i[data-status=complete]::before': { translate: '0', background: 'positive' },
      '& > i[data-status=attention]::before': { translate: '0', background: 'warning' },
    },
  },
});

interface StepBarProps {
  readonly order: Order;
  readonly steps: readonly Step[];
  /** The list of steps. */
  readonly children: ReactNode;
}

/** On small screens: one bar with the vehicle's picture, 'Step n of total', its status and the progress of all, that opens the steps and the order's details. */
export function StepBar({ order, steps, children }: StepBarProps) {
  const { t } = useTranslation('checkout');
  const { siteOrigin, tenant } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const current = steps.find((step) => step.isCurrent);
  const position = { n: current ? steps.indexOf(current) + 1 : 0, total: steps.length };
  return (
    <Root>
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="fc-picture" aria-hidden>
          <VehicleMedia image={orderPicture(order.vehicle, { siteOrigin, tenant, sizes: '48px' })} />
        </span>
        <span className="fc-place">
          {t('tracker.position', position)} · {current?.statusText} <HoldNote order={order} isShort />
        </span>
        <Icon name="chevronDown" sizePx={18} />
        <span className="fc-pieces" aria-hidden>
          {steps.map(({ id, status }) => (
            <i key={id} data-status={status} />
          ))}
        </span>
      </Button>
      <div id={panelId}>
        {isOpen && (
          <div className="fc-more">
            {children}
            <OrderSummary order={order} />
          </div>
        )}
      </div>
    </Root>
  );
}
