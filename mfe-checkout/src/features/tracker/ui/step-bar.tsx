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
    '& .fc-more': { display: 'grid', gap: '4', padding: '3', animation: 'fc-rise 250ms' },
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
        width: '50%',
        height: 'full',
        background: 'info',
        transition: 'width 400ms, background-color 400ms',
        animation: 'fc-slide-start 600ms cubic-bezier(0.2, 0, 0, 1)',
      },
      '& > i[data-status=complete]::before': { width: 'full', background: 'positive' },
      '& > i[data-status=attention]::before': { width: 'full', background: 'warning' },
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
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} sizePx={18} />
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
