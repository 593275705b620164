import type { ComponentProps } from 'react';
import { chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    // A column in which the next step can stick to the lower edge of a small screen.
    display: { base: 'flex', md: 'grid' },
    flexDirection: 'column',
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(330px, 1fr)',
    gap: { base: '5', md: '6' },
    alignItems: { md: 'start' },
    // Beside all of the left column, of which a phone shows the rest below it; there the next step sticks below all of it.
    '& > section:not(:last-child)': { gridRow: { md: 'span 2' } },
    '& .fc-next, & .fc-next ~ *': { order: { base: '1', md: '0' } },
  },
});

/** What is bought on the left, what it costs on the right; stacked on small screens. */
export function Columns(props: ComponentProps<typeof Root>) {
  return <Root {...props} />;
}
