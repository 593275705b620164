import type { ReactNode } from 'react';
import { chakra, ContactText } from '@forecourt/shared-design';
import { textBlocks } from '../domain/text-blocks.ts';

const Root = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    scrollMarginTop: '12px',
    lineHeight: 'normal',
    '& h2': { textStyle: 'heading', margin: '0' },
    '& p, & ul': { margin: '0' },
    '& ul': { paddingInlineStart: '5', display: 'grid', gap: '2', listStyle: 'disc' },
  },
});

interface LegalSectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One section of a legal document; `id` is the target of its link in the contents. */
export function LegalSection({ id, title, text, children }: LegalSectionProps) {
  return (
    <Root id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {textBlocks(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>
            <ContactText>{block.text}</ContactText>
          </p>
        ) : (
          <ul key={index}>
            {block.items.map((item) => (
              <li key={item}>
                <ContactText>{item}</ContactText>
              </li>
            ))}
          </ul>
        ),
      )}
      {children}
    </Root>
  );
}
