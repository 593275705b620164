import { Card, Skeleton, TextSkeleton } from '@forecourt/shared-design';
import { Columns } from './columns.tsx';

interface ColumnsSkeletonProps {
  /** What a screen reader says. */
  readonly label: string;
}

/**
 * The two columns of a purchase while they are loading, in the shape of the first paint (`cart` of the edge), which they replace: the vehicle
 * with its photo, and its price with the next step.
 */
export function ColumnsSkeleton({ label }: ColumnsSkeletonProps) {
  return (
    <Columns role="status" aria-label={label}>
      <Card tone="flat">
        <Skeleton aspectRatio="4/3" marginBottom="4" />
        <TextSkeleton />
      </Card>
      <Card tone="flat">
        <TextSkeleton lines={5} />
        <Skeleton height="48px" marginTop="4" />
      </Card>
    </Columns>
  );
}
