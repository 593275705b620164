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
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& .fc-why': { marginInlineStart: '-3.5' },
  },
});

/** A payment (`fc-payment`) with what belongs to it. */
export function Panel(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
