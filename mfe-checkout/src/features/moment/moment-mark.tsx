import { chakra, Icon } from '@forecourt/shared-design';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: { base: '44px', sm: '64px' },
    height: { base: '44px', sm: '64px' },
    margin: '6px',
    borderRadius: 'full',
    background: 'onHero',
    color: 'hero',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '-6px',
      border: '2px solid',
      borderColor: 'onHero',
      borderRadius: 'full',
      opacity: '0.4',
    },
  },
});

/**
 * Marks one of the purchase's moments (`MomentBand`). Decorative: the heading beside it says what happened.
 */
export function MomentMark() {
  return (
    <Root aria-hidden>
      <Icon name="check" sizePx={28} strokeWidth={2.5} />
    </Root>
  );
}
