/** A list below a field as it is when a key is pressed. */
export interface ListState {
  readonly isOpen: boolean;
  readonly count: number;
  /** -1 while none is marked. */
  readonly activeIndex: number;
  /** Whether something stands in the field. */
  readonly hasText: boolean;
}

/** What a key does in a combobox; `ask` wants suggestions for what stands there. */
export type ComboboxAction =
  { readonly kind: 'mark'; readonly index: number } | { readonly kind: 'take' | 'close' | 'clear' | 'ask' };

function marked(by: 1 | -1, { isOpen, count, activeIndex }: ListState): ComboboxAction {
  if (count === 0) return { kind: 'ask' };
  if (!isOpen || activeIndex < 0) return { kind: 'mark', index: by === 1 ? 0 : count - 1 };
  return { kind: 'mark', index: (activeIndex + by + count) % count };
}

/**
 * The keyboard contract of a combobox (FIELD-114): Down opens and moves, Enter takes, Escape closes and then clears; Tab leaves by itself.
 * Undefined where the key is the field's own.
 */
export function comboboxAction(key: string, state: ListState): ComboboxAction | undefined {
  switch (key) {
    case 'ArrowDown':
      return marked(1, state);
    case 'ArrowUp':
      return marked(-1, state);
    case 'Enter':
      return state.isOpen && state.activeIndex >= 0 ? { kind: 'take' } : undefined;
    case 'Escape':
      if (state.isOpen) return { kind: 'close' };
      return state.hasText ? { kind: 'clear' } : undefined;
    default:
      return undefined;
  }
}
