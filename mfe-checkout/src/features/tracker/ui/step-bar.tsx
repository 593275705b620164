import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button, chakra, Icon, VehicleMedia, VisuallyHidden } from '@forecourt/shared-design';
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
    '& .fc-position': { animation: 'fc-fade {durations.normal}' },
    '& .fc-held': {
      display: 'block',
      fontSize: 'xs',
      fontWeight: 'normal',
      lineHeight: '1.3',
      color: 'inkMuted',
      whiteSpace: 'normal',
    },
    '& .fc-more': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', padding: '3' },
    // The bar itself has it.
    '& .fc-more .fc-picture': { display: 'none' },
    // One piece for each step at the lower edge of the bar, clear of its round corners: done, open now, in need of the buyer, or later.
    '& .fc-pieces': {
      position: 'absolute',
      insetInline: '4',
      bottom: '2px',
      display: 'flex',
      gap: '1',
      '& > i': {
        flex: '1',
        height: '3px',
        borderRadius: 'full',
        background: 'line',
        transition: 'background-color {durations.slow}',
      },
      // The colors of the list: the brand's is the open step's, apart from one with a color of its own.
      '& > i[data-now]': { background: 'brand', height: '5px', marginTop: '-1px' },
      '& > i[data-now][data-status=current]': { background: 'info' },
      '& > i[data-status=complete]': { background: 'positive' },
      '& > i[data-status=attention]': { background: 'warning' },
    },
  },
});

interface StepBarProps {
  readonly order: Order;
  readonly steps: readonly Step[];
  /** The list of steps. */
  readonly children: ReactNode;
}

/** Ref of the bar: it comes back whole when the open step is done, because part of it may be above the screen. */
function useShownWhenDone(current: Step | undefined) {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(current);
  useEffect(() => {
    const { id, status } = before.current ?? {};
    before.current = current;
    if (id !== current?.id || status === current?.status || current?.status !== 'complete') return;
    bar.current?.scrollIntoView?.({ block: 'nearest' });
  });
  return bar;
}

/**
 * On small screens: one bar with the vehicle's picture, 'Step n of total' and the progress of all, that opens the steps and the order's details.
 * The step's status is beside its heading; here only a screen reader says it.
 */
export function StepBar({ order, steps, children }: StepBarProps) {
  const { t } = useTranslation('checkout');
  const { siteOrigin, tenant } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const current = steps.find((step) => step.isCurrent);
  const position = { n: current ? steps.indexOf(current) + 1 : 0, total: steps.length };
  return (
    <Root ref={useShownWhenDone(current)}>
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
          <span key={position.n} className="fc-position">
            {t('tracker.position', position)}
          </span>{' '}
          <VisuallyHidden>· {current?.statusText}</VisuallyHidden> <HoldNote order={order} isShort />
        </span>
        <Icon name="chevronDown" sizePx={18} />
        <span className="fc-pieces" aria-hidden>
          {steps.map(({ id, status, isCurrent }) => (
            <i key={id} data-status={status} data-now={isCurrent || undefined} />
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
