import type { ComponentProps } from 'react';
import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(330px, 1fr)' },
    gap: { base: '5', md: '6' },
    alignItems: 'start',
  },
});

/** What is bought on the left, what it costs on the right; stacked on small screens. */
export function Columns(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
