import type { PlaceAddress, PlaceFinder, PlaceSuggestion } from '@forecourt/shared-contracts/places';

/** How long nobody has typed when addresses are asked for. */
const debounceMs = 200;
/** Fewer characters name no street. */
const minimumCharacters = 3;

/** What a search for addresses needs, and whom it tells. */
export interface PlaceSearchParts {
  /** Opens the map service; undefined where it cannot be had. */
  open(): Promise<PlaceFinder | undefined>;
  readonly onReady: () => void;
  readonly onFound: (found: readonly PlaceSuggestion[]) => void;
}

/** The addresses for what is typed in one field. */
export interface PlaceSearch {
  /** Opens the service once; after a failure the next call tries again. */
  begin(): void;
  /** Asks when typing pauses; what was asked about an earlier text is never told. */
  type(typed: string): void;
  addressOf(suggestion: PlaceSuggestion, typed: string): Promise<PlaceAddress | undefined>;
  stop(): void;
}

/** Makes the search of a field. What is typed while the service still loads is asked about as soon as it is there. */
export function createPlaceSearch({ open, onReady, onFound }: PlaceSearchParts): PlaceSearch {
  let finder: PlaceFinder | undefined;
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
