import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../feedback/skeleton.tsx';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > .fc-lines': {
      display: 'grid',
      gap: '3',
      padding: 'var(--fc-card-padding, 1.25rem)',
      paddingTop: 'min(var(--fc-card-padding, 1rem), 1.25rem)',
      minHeight: { base: '208px', sm: '220px' },
      alignContent: 'start',
    },
  },
});

/** Placeholder of a vehicle card, with the same size. */
export function VehicleCardSkeleton() {
  return (
    <Root aria-hidden>
      <Skeleton width="full" aspectRatio="var(--fc-card-ratio, 100 / 75.2)" borderRadius="0" />
      <div className="fc-lines">
        <Skeleton height="20px" width="72%" />
        <Skeleton height="14px" width="46%" />
        <Skeleton height="14px" width="60%" />
        <Skeleton height="28px" width="100%" marginTop="8" />
        <Skeleton height="12px" width="80%" />
      </div>
    </Root>
  );
}
