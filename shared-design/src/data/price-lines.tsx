import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { formatCurrency, formatExactCurrency } from '@forecourt/shared-contracts/formats';

const Root = chakra('table', {
  base: {
    width: 'full',
    // An amount stays near its label on a wide page.
    maxWidth: { md: '640px' },
    borderCollapse: 'collapse',
    '& caption': { textStyle: 'subheading', textAlign: 'start', paddingBottom: '2' },
    '& th, & td': {
      paddingBlock: '2.5',
      fontWeight: 'normal',
      textAlign: 'start',
      verticalAlign: 'baseline',
    },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '4', fontWeight: 'medium' },
    '& .fc-note': { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'inkMuted' },
    '& tr[data-kind=credit] td': { color: 'positive' },
    '& tr[data-kind=subtotal] > *': { borderTop: '1px solid', borderColor: 'line', fontWeight: 'semibold' },
    '& tr[data-kind=total] > *': {
      borderTop: '2px solid',
      borderColor: 'ink',
      paddingTop: '3.5',
      fontWeight: 'bold',
      fontSize: 'lg',
    },
  },
});

export interface PriceLineItem {
  id: string;
  label: ReactNode;
  /** Integer cents; negative if it lowers the sum. Null if not known yet. */
  amountCents: number | null;
  note?: ReactNode;
  /** Text instead of the amount ('Included', 'At delivery'). */
  amountText?: string;
  kind?: 'line' | 'credit' | 'subtotal' | 'total';
}

export interface PriceLinesProps {
  caption: ReactNode;
  lines: readonly PriceLineItem[];
}

/** A sum and its lines, as a real table: labels are row headers. If one line has odd cents, all lines show cents. */
export function PriceLines({ caption, lines }: PriceLinesProps) {
  const hasCents = lines.some(({ amountCents }) => (amountCents ?? 0) % 100 !== 0);
  const format = hasCents ? formatExactCurrency : formatCurrency;
  return (
    <Root>
      <caption>{caption}</caption>
      <tbody>
        {lines.map(({ id, label, amountCents, note, amountText, kind = 'line' }) => (
          <tr key={id} data-kind={kind}>
            <th scope="row">
              {label}
              {note && <span className="fc-note">{note}</span>}
            </th>
            {/* A new element for a new amount: where it follows from a choice, it fades in (`motionCss`). */}
            <td key={amountCents}>{amountText ?? (amountCents === null ? '–' : format(amountCents))}</td>
          </tr>
        ))}
      </tbody>
    </Root>
  );
}
