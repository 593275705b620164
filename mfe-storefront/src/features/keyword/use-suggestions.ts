import { useState, type KeyboardEvent } from 'react';
import { maximumSuggestions, type Suggestion } from '@forecourt/shared-contracts/inventory';
import { useApi, useQuery } from '@forecourt/shared-contracts/react';
import { useDebounced } from '../../platform/use-debounced.ts';
import { suggestionsQuery } from './keyword.queries.ts';

const debounceMs = 200;
const nothingMarked = { index: -1, of: undefined };

/** The list below the keyword box. `activeIndex` is -1 while none is highlighted. */
export interface Suggestions {
  readonly list: readonly Suggestion[];
  readonly isOpen: boolean;
  readonly activeIndex: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Suggestions for the typed text, with the keys of a combobox: Down opens and moves, Enter takes, Escape closes and then clears, Tab
 * leaves. Results are cached per query, so a late one never replaces a newer one; the highlight is reset with each list.
 */
export function useSuggestions(
  typed: string,
  on: { readonly take: (one: Suggestion) => void; readonly clear: () => void },
): Suggestions {
  const client = useApi();
  const asked = useDebounced(typed, debounceMs);
  const [isWanted, setWanted] = useState(false);
  const [marked, setMarked] = useState<{ readonly index: number; readonly of: unknown }>(nothingMarked);
  const { data } = useQuery(suggestionsQuery(client, asked, isWanted));
  const isBlank = typed.trim() === '' || asked.trim() === '';
  const list = isBlank ? [] : (data?.suggestions ?? []).slice(0, maximumSuggestions);
  const isOpen = isWanted && list.length > 0;
  const activeIndex = isOpen && marked.of === data ? marked.index : -1;
  const close = () => {
    setWanted(false);
    setMarked(nothingMarked);
  };
  const move = (by: number) => {
    setWanted(true);
    if (list.length === 0) return;
    setMarked((before) => {
      const at = before.of === data ? before.index : -1;
      return { index: (at + by + (at < 0 && by < 0 ? 1 : 0) + list.length) % list.length, of: data };
    });
  };
  const handleEscape = (event: KeyboardEvent) => {
    event.preventDefault();
    if (isOpen) close();
    else on.clear();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const active = list[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      close();
      on.take(active);
    } else if (event.key === 'Escape') handleEscape(event);
  };
  const open = () => {
    setWanted(true);
    setMarked(nothingMarked);
  };
  return { list, isOpen, activeIndex, open, close, handleKeyDown };
}
