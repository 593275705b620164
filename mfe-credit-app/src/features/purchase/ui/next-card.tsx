import type { ComponentProps, ReactNode } from 'react';
import { Card } from '@forecourt/shared-design';

interface NextCardProps extends ComponentProps<typeof Card> {
  /** A `NextWays`. */
  readonly next: ReactNode;
}

/** A card that ends with the next step. On a small screen the step follows the card, so that it can stick to the lower edge of the screen. */
export function NextCard({ next, children, padding = 'md', ...card }: NextCardProps) {
  return (
    <Card {...card} padding={padding} display={{ base: 'contents', md: 'grid' }} gap="6">
      <Card padding={padding} display={{ base: 'grid', md: 'contents' }} gap="6">
        {children}
      </Card>
      {next}
    </Card>
  );
}
