import { chakra, Icon } from '@forecourt/shared-design';
import type { PlaceSuggestion } from '@forecourt/shared-contracts/places';

const Root = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    zIndex: '20',
    marginTop: '1.5',
    background: 'surfaceRaised',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'small',
    boxShadow: 'floating',
    '& ul': {
      listStyle: 'none',
      margin: '0',
      padding: '1.5',
      maxHeight: 'min(360px, 50dvh)',
      overflowY: 'auto',
    },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '48px',
      paddingInline: '3',
      paddingBlock: '1',
      borderRadius: 'small',
      cursor: 'pointer',
    },
    '& li[aria-selected=true], & li:hover': { background: 'brandSoft' },
    '& li[aria-selected=true]': { outline: '2px solid var(--fc-link)', outlineOffset: '-2px' },
    '& svg': { color: 'inkMuted', flexShrink: '0' },
    '& .fc-lines': { display: 'grid', minWidth: '0', overflowWrap: 'anywhere', lineHeight: 'snug' },
    '& .fc-main': { fontWeight: 'medium' },
    '& .fc-secondary': { fontSize: 'sm', color: 'inkMuted' },
    '& .fc-by': {
      margin: '0',
      paddingInline: '4',
      paddingBlock: '2',
      borderTop: '1px solid',
      borderColor: 'line',
      textStyle: 'caption',
      color: 'inkMuted',
      textAlign: 'end',
    },
  },
});

const showOption = (option: HTMLLIElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

interface PlaceListProps {
  readonly id: string;
  readonly label: string;
  /** Attribution of the suggestions. */
  readonly by: string;
  /** Bottom edge of the field within its frame. */
  readonly topPx: number;
  readonly list: readonly PlaceSuggestion[];
  readonly activeIndex: number;
  readonly take: (suggestion: PlaceSuggestion) => void;
}

/** The listbox of an address field; options are chosen with the field's keys or a click. */
export function PlaceList({ id, label, by, topPx, list, activeIndex, take }: PlaceListProps) {
  return (
    <Root style={{ top: `${topPx}px` }}>
      <ul id={id} role="listbox" aria-label={label}>
        {list.map((one, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys belong to the combobox that owns this list
          <li
            key={one.id}
            ref={index === activeIndex ? showOption : undefined}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === activeIndex}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(one)}
          >
            <Icon name="pin" sizePx={18} />
            <span className="fc-lines">
              <span className="fc-main">{one.main}</span>
              <span className="fc-secondary">{one.secondary}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="fc-by">{by}</p>
    </Root>
  );
}
