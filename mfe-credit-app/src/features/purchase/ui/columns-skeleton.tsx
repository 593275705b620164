import type { ReactNode } from 'react';
import { CardSkeleton, Stack } from '@forecourt/shared-design';
import { Columns } from './columns.tsx';

interface ColumnsSkeletonProps {
  /** What a screen reader says. */
  readonly label: string;
  /** The placeholder of what is above the left column's first card. */
  readonly first?: ReactNode;
}

/** The two columns of a purchase while they are loading, in the shape of the first paint's blocks. */
export function ColumnsSkeleton({ label, first }: ColumnsSkeletonProps) {
  return (
    <Columns role="status" aria-label={label}>
      <Stack gap="5">
        {first}
        <CardSkeleton height="360px" />
      </Stack>
      <CardSkeleton height="420px" lines={5} />
    </Columns>
  );
}
