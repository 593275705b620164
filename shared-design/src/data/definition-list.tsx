import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { keepTogether } from '@forecourt/shared-contracts/formats';

const Root = chakra('dl', {
  base: {
    display: 'grid',
    margin: '0',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: '6',
      paddingBlock: '3',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& > div:last-of-type': { borderBottom: '0' },
    // A short label stays on one line, whatever its value needs.
    '& dt': {
      color: 'inkMuted',
      fontSize: 'sm',
      flexShrink: '0',
      maxWidth: '50%',
      overflowWrap: 'break-word',
    },
    '& dd': {
      margin: '0',
      textAlign: 'end',
      fontWeight: 'medium',
      minWidth: '0',
    },
  },
  variants: {
    look: {
      rows: {
        // A value stays near its label on a wide page.
        maxWidth: { md: '640px' },
        '@media (max-width: 359px)': {
          '& > div': { display: 'block' },
          '& dt': { maxWidth: 'none' },
          '& dd': { textAlign: 'start', marginTop: '0.5' },
        },
      },
      /** Label above value, in columns. */
      grid: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        columnGap: '6',
        '& > div': { display: 'block' },
        '& dt': { maxWidth: 'none' },
        '& dd': { textAlign: 'start', marginTop: '0.5' },
        '& > div, & > div:last-of-type': { borderBottom: '1px solid', borderColor: 'line' },
      },
    },
  },
  defaultVariants: { look: 'rows' },
});

export interface DefinitionRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

export interface DefinitionListProps {
  rows: readonly DefinitionRow[];
  look?: 'rows' | 'grid';
}

/** Label and value pairs: a vehicle's data, an applicant's answers. */
export function DefinitionList({ rows, look }: DefinitionListProps) {
  return (
    <Root look={look}>
      {rows.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? keepTogether(value) : value}</dd>
        </div>
      ))}
    </Root>
  );
}
