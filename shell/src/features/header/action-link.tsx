import { AppLink, chakra, Icon } from '@forecourt/shared-design';
import type { PageMenuItem } from '@forecourt/shared-contracts/releases';
import { useCount } from '../live-counts/index.ts';
import { CountedWords } from '../menus/index.ts';

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    borderRadius: 'control',
    _hover: { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
    '& .fc-count': { position: 'absolute', top: '2px', insetInlineEnd: '0' },
  },
});

/** An icon of the header with its live count. */
export function ActionLink({ item }: { item: PageMenuItem }) {
  const count = useCount(item.count);
  return (
    <AppLink href={item.path} variant="plain">
      <Root>
        <Icon name={item.icon ?? 'car'} />
        <CountedWords label={item.label} count={count} isIcon />
      </Root>
    </AppLink>
  );
}
