import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { formatCurrency } from '@forecourt/shared-contracts/formats';

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1',
    '& b': { fontFamily: 'display', fontWeight: 'display', letterSpacing: 'tight', lineHeight: '1.1' },
    '& small': { color: 'inkMuted' },
  },
  variants: {
    size: {
      md: { '& b': { fontSize: 'xl' }, '& small': { fontSize: 'sm' } },
      lg: { '& b': { fontSize: '3xl' }, '& small': { fontSize: 'md' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export interface PriceTagProps {
  amountCents: number;
  /** Text after the amount: '/mo Est. payment'. */
  unit?: ReactNode;
  size?: 'md' | 'lg';
}

/** One large amount in the display face, followed by its unit in small text. */
export function PriceTag({ amountCents, unit, size }: PriceTagProps) {
  return (
    <Root size={size}>
      <b>{formatCurrency(amountCents)}</b>
      {unit && <small>{unit}</small>}
    </Root>
  );
}
