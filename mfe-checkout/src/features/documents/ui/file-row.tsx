import type { ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    paddingBlock: '3',
    borderTop: '1px solid',
    borderColor: 'line',
    '& .fc-file': { margin: '0', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& .fc-note': { margin: '0', textStyle: 'small', color: 'inkMuted' },
    '& .fc-fault': {
      margin: '0',
      marginTop: '1',
      textStyle: 'small',
      color: 'critical',
      fontWeight: 'medium',
    },
    '& .fc-text': { display: 'grid', gap: '1', minWidth: '0' },
    '& .fc-actions': { gridColumn: { base: '1 / -1', sm: '2' }, display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& .fc-actions > *': { minHeight: { base: '44px', md: '36px' } },
    // On a phone viewing, replacing and deleting are equal parts of one row.
    '@media (max-width: 599px)': {
      '& .fc-actions > *': { flex: '1 1 0', paddingInline: '1' },
      '& .fc-actions svg': { display: 'none' },
    },
  },
});

interface FileRowProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** One file of a document: thumbnail, text and actions. */
export function FileRow({ picture, children, actions }: FileRowProps) {
  return (
    <Row>
      {picture}
      <div className="fc-text">{children}</div>
      <div className="fc-actions">{actions}</div>
    </Row>
  );
}
