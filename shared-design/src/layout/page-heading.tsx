import { useRef, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { WholeWords } from '../text/whole.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& h1': { textStyle: 'title', margin: '0', color: 'ink' },
    '& .fc-eyebrow': { textStyle: 'eyebrow', color: 'inkMuted', margin: '0' },
    '& .fc-lead': { fontSize: 'lg', color: 'inkMuted', margin: '0', maxWidth: 'prose', lineHeight: 'normal' },
  },
});

export interface PageHeadingProps {
  children: ReactNode;
  /** Small line above: the current section. */
  eyebrow?: ReactNode;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** Identifies the page, see {@link useArrivalFocus}; the window's path by default. */
  focusKey?: string | undefined;
}

/** The page's one `h1`. It takes focus after a page change, never on the first page of a visit. */
export function PageHeading({ children, eyebrow, lead, focusKey }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading, focusKey);
  return (
    <Root>
      {eyebrow && <p className="fc-eyebrow">{eyebrow}</p>}
      <h1 ref={heading} tabIndex={-1} data-page-heading>
        {typeof children === 'string' ? <WholeWords>{children}</WholeWords> : children}
      </h1>
      {lead && <p className="fc-lead">{lead}</p>}
    </Root>
  );
}
