import type { ReactNode } from 'react';
import { chakra, Icon, type IconName } from '@forecourt/shared-design';

const Root = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '44px minmax(0, 1fr)', sm: 'minmax(0, 1fr)' },
    // On the narrowest phone an address and a button need the whole width for one line.
    '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    alignContent: 'start',
    gap: '4',
    padding: { base: '5', md: '6' },
    background: 'surfaceRaised',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '& > .fc-mark': {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      borderRadius: 'small',
      background: 'brandSoft',
      color: 'ink',
    },
    '& h3': { textStyle: 'subheading', margin: '0', textWrap: 'balance' },
    '& p': { margin: '0', marginTop: '1.5', color: 'inkMuted', lineHeight: 'normal' },
  },
});

interface IconCardProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of several facts shown side by side; an item of a `CardGrid`. */
export function IconCard({ icon, title, children }: IconCardProps) {
  return (
    <Root>
      <span className="fc-mark">
        <Icon name={icon} sizePx={22} />
      </span>
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </Root>
  );
}
