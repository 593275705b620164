import { useState, type ReactNode } from 'react';
import { chakra, Icon } from '@forecourt/shared-design';

const Root = chakra('details', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'line',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: '44px',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: 'semibold',
      borderRadius: 'small',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > svg': { color: 'inkMuted' },
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
    '& .fc-chosen': { marginInlineStart: 'auto', textStyle: 'small', fontWeight: 'semibold', color: 'link' },
    '& .fc-content': { paddingBottom: '5' },
    '& :has(> :disabled)': { opacity: '0.5' },
    '& .fc-content legend': { position: 'absolute', clipPath: 'inset(50%)' },
  },
});

interface FilterGroupProps {
  readonly title: string;
  /** How many values are chosen; shown next to the title. */
  readonly chosenCount?: number;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** One filter under a title that opens and closes it. */
export function FilterGroup({ title, chosenCount = 0, isOpen = false, children }: FilterGroupProps) {
  const [isOpenAtFirst] = useState(isOpen || chosenCount > 0);
  return (
    <Root open={isOpenAtFirst}>
      <summary>
        {title}
        {chosenCount > 0 && <span className="fc-chosen">{chosenCount}</span>}
        <Icon name="chevronDown" sizePx={18} />
      </summary>
      <div className="fc-content">{children}</div>
    </Root>
  );
}
