import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  openAddressFinder,
  type PlaceAddress,
  type PlaceSuggestion,
} from '@forecourt/shared-contracts/places';
import { usePlatform } from '@forecourt/shared-contracts/react';
import { comboboxAction, type ComboboxAction } from './combobox-action.ts';
import { createPlaceSearch, type PlaceSearch } from './create-place-search.ts';

/** Result of a choice: the address as text, or that only the street was found. */
export type PlaceOutcome = { readonly address: string } | 'street-only';

export interface PlaceComboboxState {
  /** Whether the map service is ready; the field is a plain one until then. */
  readonly isReady: boolean;
  readonly list: readonly PlaceSuggestion[];
  readonly isOpen: boolean;
  readonly activeIndex: number;
  readonly outcome: PlaceOutcome | undefined;
  take(suggestion: PlaceSuggestion): void;
}

interface ComboboxOptions {
  /** The input, once known. */
  readonly field: HTMLInputElement | undefined;
  /** Contains the frame of the map service. */
  readonly holder: RefObject<HTMLElement | null>;
  readonly onPlace: (address: PlaceAddress) => void;
}

const inWords = ({ line1, city, state, zip }: PlaceAddress) =>
  [line1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Clears a field like a user would, so that its listeners are notified. */
function clearField(field: HTMLInputElement) {
  field.value = '';
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The suggestions of a field and its keys. The map service is loaded when the field is first focused. */
export function usePlaceCombobox({ field, holder, onPlace }: ComboboxOptions): PlaceComboboxState {
  const [list, setList] = useState<readonly PlaceSuggestion[]>([]);
  const [isWanted, setWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [outcome, setOutcome] = useState<PlaceOutcome>();
  const isOpen = isWanted && list.length > 0;
  const { search, isReady } = usePlaceSearch(field, holder, (found) => {
    setList(found);
    setActiveIndex(-1);
    setWanted(field?.matches(':focus') ?? false);
  });
  const close = () => {
    setWanted(false);
    setActiveIndex(-1);
  };
  const take = async (suggestion: PlaceSuggestion) => {
    const typed = field?.value ?? '';
    close();
    setList([]);
    const address = await search.current?.addressOf(suggestion, typed);
    // If the user has continued typing, their text is kept.
    if (field?.value !== typed) return;
    setOutcome(address ? { address: inWords(address) } : 'street-only');
    onPlace(address ?? { line1: suggestion.main });
  };
  const act = (action: ComboboxAction) => {
    const active = list[activeIndex];
    if (action.kind === 'mark') {
      setWanted(true);
      setActiveIndex(action.index);
    } else if (action.kind === 'take' && active) void take(active);
    else if (action.kind === 'close') close();
    else if (action.kind === 'ask' && field) search.current?.type(field.value);
    else if (action.kind === 'clear' && field) clearField(field);
  };
  useFieldEvents(field, {
    focus: () => search.current?.begin(),
    blur: close,
    input: () => {
      setOutcome(undefined);
      setActiveIndex(-1);
      search.current?.type(field?.value ?? '');
    },
    keydown: (event) => {
      if (!isReady || event.isComposing) return;
      const state = { isOpen, count: list.length, activeIndex, hasText: field?.value !== '' };
      const action = comboboxAction(event.key, state);
      if (!action) return;
      event.preventDefault();
      // The same Escape would close a dialog around the form.
      if (event.key === 'Escape') event.stopPropagation();
      act(action);
    },
  });
  return { isReady, list, isOpen, activeIndex, outcome, take: (suggestion) => void take(suggestion) };
}

/** The search of a field, from its first focus until it unmounts. */
function usePlaceSearch(
  field: HTMLInputElement | undefined,
  holder: RefObject<HTMLElement | null>,
  onFound: (found: readonly PlaceSuggestion[]) => void,
) {
  const platform = usePlatform();
  const search = useRef<PlaceSearch>(undefined);
  const [isReady, setReady] = useState(false);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  useEffect(() => {
    if (!field) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const started = createPlaceSearch({
      open: async () =>
        holder.current ? openAddressFinder(platform, { holder: holder.current, signal }) : undefined,
      onReady: () => setReady(true),
      onFound: (found) => latest.current(found),
    });
    search.current = started;
    if (field.matches(':focus')) started.begin();
    return () => {
      leaving.abort();
      started.stop();
      setReady(false);
    };
  }, [platform, field, holder]);
  return { search, isReady };
}

interface FieldHandlers {
  readonly focus: () => void;
  readonly blur: () => void;
  readonly input: () => void;
  readonly keydown: (event: KeyboardEvent) => void;
}

/** Listens to a field rendered by another component, with the latest handlers. */
function useFieldEvents(field: HTMLInputElement | undefined, handlers: FieldHandlers) {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!field) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ['focus', 'blur', 'input'] as const) {
      field.addEventListener(name, () => latest.current[name](), { signal });
    }
    field.addEventListener('keydown', (event) => latest.current.keydown(event), { signal });
    return () => listening.abort();
  }, [field]);
}
