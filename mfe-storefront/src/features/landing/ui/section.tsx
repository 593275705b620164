import type { ReactNode } from 'react';
import { useId } from 'react';
import { AppLink, chakra, Page } from '@forecourt/shared-design';
import { nearScreen } from '../../../platform/near-screen.ts';

const Root = chakra('section', {
  base: {
    ...nearScreen('720px'),
    paddingBlock: {
      base: 'calc(2rem * var(--fc-space, 1))',
      md: 'calc(4rem * var(--fc-space, 1))',
    },
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: '2',
      columnGap: '6',
      marginBottom: { base: '5', md: '8' },
    },
    '& header h2': { textStyle: 'title', fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem)', margin: '0' },
    '& header p': {
      margin: '0',
      marginTop: '2',
      color: 'inkMuted',
      fontSize: 'lg',
      maxWidth: '31em',
      textWrap: 'balance',
    },
  },
  variants: {
    // Two on the same ground have the room of one between them.
    tone: { plain: { '& + &': { paddingTop: '0' } }, sunken: { background: 'surfaceSunken' } },
  },
  defaultVariants: { tone: 'plain' },
});

interface SectionProps {
  readonly title: string;
  readonly lead?: string;
  /** Link to the full list. */
  readonly more?: { readonly href: string; readonly label: string };
  readonly tone?: 'plain' | 'sunken';
  readonly children: ReactNode;
}

/** One band of the landing page under its own heading. */
export function Section({ title, lead, more, tone, children }: SectionProps) {
  const id = useId();
  return (
    <Root tone={tone} aria-labelledby={id}>
      <Page flush>
        <header>
          <div>
            <h2 id={id}>{title}</h2>
            {lead && <p>{lead}</p>}
          </div>
          {more && (
            <AppLink href={more.href} variant="strong">
              {more.label}
            </AppLink>
          )}
        </header>
        {children}
      </Page>
    </Root>
  );
}
