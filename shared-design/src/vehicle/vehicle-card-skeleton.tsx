import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Card } from '../layout/card.tsx';

const Lines = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    padding: 'var(--fc-card-padding, 1.25rem)',
    paddingTop: 'min(var(--fc-card-padding, 1rem), 1.25rem)',
    minHeight: { base: '208px', sm: '220px' },
    alignContent: 'start',
  },
});

/** Placeholder of a vehicle card, with the same size. */
export function VehicleCardSkeleton() {
  return (
    <Card aria-hidden tone="flat" padding="none">
      <Skeleton
        width="full"
        aspectRatio="var(--fc-card-ratio, 100 / 75.2)"
        borderRadius="calc(var(--fc-radius-card) - 1px) calc(var(--fc-radius-card) - 1px) 0 0"
      />
      <Lines>
        <Skeleton height="20px" width="72%" />
        <Skeleton height="14px" width="46%" />
        <Skeleton height="14px" width="60%" />
        <Skeleton height="28px" width="100%" marginTop="8" />
        <Skeleton height="12px" width="80%" />
      </Lines>
    </Card>
  );
}
