import { useId, type ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';
import { nearScreen } from '../../../platform/near-screen.ts';

const Root = chakra('section', {
  base: {
    ...nearScreen('420px'),
    display: 'grid',
    gap: '4',
    scrollMarginTop: '36px',
    '& > h2': { textStyle: 'heading', margin: '0' },
    // Two columns where there is room: a value stays near its label.
    '& dl': {
      width: 'full',
      maxWidth: 'none',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
      columnGap: '10',
      overflow: 'clip',
      // Rules between rows only: that of the last row is outside.
      '& > div': { marginBottom: '-1px' },
    },
  },
});

interface FactSectionProps {
  readonly title: string;
  /** Name of the section in the page's address, for links to it. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** One block of facts under its heading. */
export function FactSection({ title, name, children }: FactSectionProps) {
  const id = useId();
  return (
    <Root id={name} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  );
}
