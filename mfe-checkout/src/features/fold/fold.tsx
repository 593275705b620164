import type { ReactNode } from 'react';
import { chakra, Icon } from '@forecourt/shared-design';

const Root = chakra('details', {
  base: {
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      paddingBlock: '3',
      fontWeight: 'semibold',
      color: 'link',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { flexShrink: '0' },
    },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', marginTop: '2' },
  },
});

interface FoldProps {
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** What only some buyers want to see, behind one row with an arrow: it has the same look everywhere. */
export function Fold({ head, children }: FoldProps) {
  return (
    <Root>
      <summary className="fc-head">
        {head}
        <Icon name="chevronDown" sizePx={18} />
      </summary>
      <div>{children}</div>
    </Root>
  );
}
