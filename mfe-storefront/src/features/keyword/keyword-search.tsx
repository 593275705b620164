import { useId, useState } from 'react';
import { chakra, SearchBox, VisuallyHidden } from '@forecourt/shared-design';
import { searchToParams, type Suggestion, type VehicleSearch } from '@forecourt/shared-contracts/inventory';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { routePaths } from '../../domain/route-paths.ts';
import { withKeyword } from '../../domain/search-changes.ts';
import { everything } from '../../domain/search-href.ts';

const Root = chakra('div', { base: { position: 'relative', width: 'full' } });

interface KeywordSearchProps {
  /** The current search; the box follows changes of its keyword. */
  readonly search?: VehicleSearch | undefined;
  /** With the trimmed text, never blank. */
  readonly onSearch: (keyword: string) => void;
  /** The box was emptied by its button or by Escape. */
  readonly onClear?: () => void;
}

/** Free-text search with suggestions; a suggestion leads to the search that shows exactly what it names. */
export function KeywordSearch({ search = everything, onSearch, onClear }: KeywordSearchProps) {
  const { keyword = '' } = search;
  const { t } = useTranslation('storefront');
  const { navigation } = usePlatform();
  const listId = useId();
  const [typed, setTyped] = useState(keyword);
  const [given, setGiven] = useState(keyword);
  if (given !== keyword) {
    setGiven(keyword);
    setTyped(keyword);
  }
  const take = (one: Suggestion) => {
    setTyped('');
    navigation.push(`${routePaths.search}?${one.query}`);
  };
  const clear = () => {
    setTyped('');
    if (typed !== '') onClear?.();
  };
  const suggestions = useSuggestions(typed, { take, clear });
  const { list, isOpen, activeIndex, open, close, handleKeyDown } = suggestions;
  return (
    <Root>
      <SearchBox
        name="keyword"
        action={routePaths.search}
        query={searchToParams(withKeyword(search, ''))}
        label={t('keyword.label')}
        placeholder={t('keyword.placeholder')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          open();
        }}
        onClear={onClear}
        onSearch={(text) => {
          close();
          onSearch(text);
        }}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        maxLength={80}
        onKeyDown={handleKeyDown}
        onBlur={close}
      />
      <VisuallyHidden aria-live="polite">
        {isOpen ? t('keyword.found', { count: list.length }) : ''}
      </VisuallyHidden>
      {isOpen && (
        <SuggestionList
          id={listId}
          list={list}
          activeIndex={activeIndex}
          onTake={(one) => {
            close();
            take(one);
          }}
        />
      )}
    </Root>
  );
}
