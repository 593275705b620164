import { chakra } from '@forecourt/shared-design';

/** Two sections side by side where there is room, each on a card; a single one has the whole row. */
export const SideBySide = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
    gap: { base: '4', md: '5' },
    marginTop: { base: '10', md: '14' },
    '& > section': {
      marginTop: '0',
      padding: { base: '5', md: '7' },
      background: 'surfaceRaised',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'card',
    },
  },
});
