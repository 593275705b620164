import { chakra, Icon } from '@forecourt/shared-design';
import { formatCount } from '@forecourt/shared-contracts/formats';
import type { Suggestion } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { suggestionTextKey } from './suggestion-text-key.ts';

const List = chakra('ul', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 6px)',
    zIndex: '20',
    listStyle: 'none',
    margin: '0',
    padding: '1.5',
    maxHeight: 'min(480px, 60dvh)',
    overflowY: 'auto',
    background: 'surfaceRaised',
    color: 'ink',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'small',
    boxShadow: 'floating',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '44px',
      paddingInline: '3',
      paddingBlock: '2',
      lineHeight: '1.25',
      borderRadius: 'small',
      cursor: 'pointer',
    },
    '& li[aria-selected=true], & li:hover': { background: 'brandSoft' },
    '& svg': { color: 'inkMuted', flexShrink: '0' },
    '& .fc-text': { flex: '1', minWidth: '0', fontWeight: 'medium' },
    '& .fc-kind, & .fc-count': {
      minWidth: '9',
      textStyle: 'caption',
      color: 'inkMuted',
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
  },
});

const showOption = (option: HTMLLIElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

interface SuggestionListProps {
  readonly id: string;
  readonly list: readonly Suggestion[];
  readonly activeIndex: number;
  readonly onTake: (one: Suggestion) => void;
}

function SuggestionText({ one }: { readonly one: Suggestion }) {
  const { t } = useTranslation('storefront');
  const key = suggestionTextKey(one);
  return <span className="fc-text">{key ? t(key) : one.text}</span>;
}

/** The listbox of a keyword combobox; its options are selected with the keys of the box or by click. */
export function SuggestionList({ id, list, activeIndex, onTake }: SuggestionListProps) {
  const { t } = useTranslation('storefront');
  return (
    <List id={id} role="listbox" aria-label={t('keyword.suggestions')}>
      {list.map((one, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- keys belong to the combobox that owns this list
        <li
          key={one.query}
          ref={index === activeIndex ? showOption : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(one)}
        >
          <Icon name="search" sizePx={16} />
          <SuggestionText one={one} />
          <span className="fc-kind">{t(`keyword.kind.${one.kind}`)}</span>
          <span className="fc-count">{formatCount(one.count)}</span>
        </li>
      ))}
    </List>
  );
}
