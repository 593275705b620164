import type { ComponentProps } from 'react';
import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    '& .fc-payment': {
      display: 'grid',
      gap: '1',
      justifyItems: 'start',
      padding: '4',
      background: 'brandSoft',
      borderRadius: 'small',
    },
    '& p': { margin: '0', textStyle: 'small' },
    '& .fc-disclosure': { color: 'inkMuted' },
    '& .fc-why': { marginInlineStart: '-3.5' },
  },
});

/** Terms of a loan or a lease: the payment (`fc-payment`), its figures, and the disclosure (`fc-disclosure`). */
export function TermsPanel(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
