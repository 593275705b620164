import { useEffect, useRef, type ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    '& p': { margin: '0' },
    '&:focus': { outline: 'none' },
    '& .fc-note': { textStyle: 'small', color: 'inkMuted' },
  },
});

/** The result of a submission. It replaces the form, so focus moves to it and it is announced. */
export function LeadOutcome({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // The dialog around it opens after this effect and takes focus first.
  useEffect(() => queueMicrotask(() => box.current?.focus()), []);
  return (
    <Root ref={box} tabIndex={-1} role="alert">
      {children}
    </Root>
  );
}
