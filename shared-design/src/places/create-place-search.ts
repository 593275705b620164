import type { PlaceAddress, AddressFinder, PlaceSuggestion } from '@forecourt/shared-contracts/places';

/** Pause in typing before addresses are requested. */
const debounceMs = 200;
/** Minimum characters that can identify a street. */
const minimumCharacters = 3;

/** Dependencies and callbacks of an address search. */
export interface PlaceSearchDeps {
  /** Opens the map service; undefined if unavailable. */
  open(): Promise<AddressFinder | undefined>;
  readonly onReady: () => void;
  readonly onFound: (found: readonly PlaceSuggestion[]) => void;
}

/** The address search of one field. */
export interface PlaceSearch {
  /** Opens the service once; after a failure the next call tries again. */
  begin(): void;
  /** Searches when typing pauses; results for an earlier text are discarded. */
  type(typed: string): void;
  addressOf(suggestion: PlaceSuggestion, typed: string): Promise<PlaceAddress | undefined>;
  stop(): void;
}

/** Creates the search of a field. Text typed while the service is loading is searched as soon as it is ready. */
export function createPlaceSearch({ open, onReady, onFound }: PlaceSearchDeps): PlaceSearch {
  let finder: AddressFinder | undefined;
  let isOpening = false;
  let isStopped = false;
  let wanted: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function ask() {
    const typed = wanted;
    if (typed === undefined || !finder) return;
    const found = typed.trim().length < minimumCharacters ? [] : await finder.suggest(typed);
    if (typed === wanted && !isStopped) onFound(found);
  }

  async function begin() {
    if (isOpening || finder) return;
    isOpening = true;
    const opened = await open();
    isOpening = false;
    if (isStopped) return opened?.destroy();
    if (!opened) return;
    finder = opened;
    onReady();
    await ask();
  }

  return {
    begin: () => void begin(),
    type(typed) {
      wanted = typed;
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), debounceMs);
    },
    addressOf: async (suggestion, typed) => finder?.addressOf(suggestion, typed),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      finder?.destroy();
    },
  };
}
