import { Card, type CardProps } from '../layout/card.tsx';
import { TextSkeleton, type TextSkeletonProps } from './text-skeleton.tsx';

/** Placeholder of a card with lines of text, as in the first paint. Give it the height of what it stands for. */
export function CardSkeleton({ lines, ...props }: CardProps & TextSkeletonProps) {
  return (
    <Card aria-hidden tone="flat" {...props}>
      <TextSkeleton lines={lines} />
    </Card>
  );
}
