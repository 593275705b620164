import type { ComponentProps, ReactNode } from 'react';
import { Card } from '@forecourt/shared-design';

interface NextCardProps extends ComponentProps<typeof Card> {
  /** A `NextWays`. */
  readonly next: ReactNode;
}

/**
 * A card that ends with the next step, which stays in view while the card is higher than the screen. On a small screen the step follows
 * the card, so that it can stick to the lower edge of the screen.
 */
export function NextCard({ next, children, padding = 'md', ...card }: NextCardProps) {
  return (
    <Card
      {...card}
      padding={padding}
      display={{ base: 'contents', md: 'flex' }}
      flexDirection="column"
      gap="5"
    >
      <Card padding={padding} display={{ base: 'grid', md: 'contents' }} gap="5">
        {children}
      </Card>
      {next}
    </Card>
  );
}
