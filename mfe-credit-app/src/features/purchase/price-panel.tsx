import type { ReactNode } from 'react';
import { Card, chakra } from '@forecourt/shared-design';
import { PriceTable } from '@forecourt/shared-design/purchase';
import type { PriceBreakdown } from '@forecourt/shared-contracts/pricing';
import { useTranslation } from '@forecourt/shared-contracts/react';

const Sticky = chakra('section', {
  base: { position: { md: 'sticky' }, top: { md: '104px' }, '& .fc-next': { marginTop: '6' } },
});
const Table = chakra('div', {
  base: { transition: 'opacity 150ms', '&[aria-busy=true]': { opacity: '0.55' } },
});

interface PricePanelProps {
  readonly price: PriceBreakdown;
  /** A new price is on its way. */
  readonly isChanging: boolean;
  /** The next step. */
  readonly children: ReactNode;
}

/** What it costs, taken apart, and how to go on. */
export function PricePanel({ price, isChanging, children }: PricePanelProps) {
  const { t } = useTranslation('creditApp');
  return (
    <Sticky aria-label={t('price.label')}>
      <Card>
        <Table aria-busy={isChanging || undefined}>
          <PriceTable price={price} isBeforeOrder />
        </Table>
        <div className="fc-next">{children}</div>
      </Card>
    </Sticky>
  );
}
