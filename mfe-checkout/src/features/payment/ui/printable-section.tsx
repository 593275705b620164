import { useRef, type ReactNode } from 'react';
import { Button, chakra, Whole } from '@forecourt/shared-design';
import { printElement } from '../../../platform/print-element.ts';

const Root = chakra('section', {
  base: {
    padding: { base: '4', md: '5' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'small',
    background: 'surfaceRaised',
    '& h2': { margin: '0', marginBottom: '3', textStyle: 'subheading' },
    '& h3': { margin: '0', marginTop: '4', fontWeight: 'semibold' },
    '& p': { margin: '0', marginTop: '3', textStyle: 'small', color: 'inkMuted' },
    '& ul': { margin: '0', marginTop: '2', paddingInlineStart: '5', listStyle: 'disc' },
    '& li': { paddingBlock: '1' },
    '& .fc-print': { marginTop: '4', '& > button': { width: { base: 'full', sm: 'auto' } } },
  },
});

interface PaperProps {
  readonly heading: string;
  /** The number after the heading, kept on one line. */
  readonly number: string;
  readonly printLabel: string;
  readonly children: ReactNode;
}

/** A receipt or an invoice: a section of the page that can be printed alone. */
export function PrintableSection({ heading, number, printLabel, children }: PaperProps) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <Root aria-label={`${heading} ${number}`}>
      <div ref={sheet}>
        <h2>
          {heading} <Whole>{number}</Whole>
        </h2>
        {children}
      </div>
      <div className="fc-print">
        <Button
          variant="secondary"
          icon="document"
          onClick={() => sheet.current && printElement(sheet.current)}
        >
          {printLabel}
        </Button>
      </div>
    </Root>
  );
}
