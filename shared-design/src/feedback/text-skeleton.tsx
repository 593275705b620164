import { Stack } from '@chakra-ui/react';
import { Skeleton } from './skeleton.tsx';

export interface TextSkeletonProps {
  lines?: number | undefined;
}

/** Placeholder for lines of text, the last one shorter. */
export function TextSkeleton({ lines = 3 }: TextSkeletonProps) {
  return (
    <Stack gap="2.5" aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="14px" width={index === lines - 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}
