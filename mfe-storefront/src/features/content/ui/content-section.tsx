import { useId, type ReactNode } from 'react';
import { chakra } from '@forecourt/shared-design';

const Root = chakra('section', {
  base: {
    marginTop: { base: '10', md: '14' },
    lineHeight: 'normal',
    '& > h2': { textStyle: 'heading', margin: '0', marginBottom: { base: '4', md: '5' } },
    '& > p': { margin: '0', maxWidth: 'prose' },
    '& > .fc-lead': { color: 'inkMuted', marginBottom: '5' },
    '& > :not(h2) + p': { marginTop: '4' },
  },
});

interface ContentSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One part of a content page under its own heading. */
export function ContentSection({ title, lead, children }: ContentSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="fc-lead">{lead}</p>}
      {children}
    </Root>
  );
}
