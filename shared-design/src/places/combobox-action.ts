/** State of the list below a field when a key is pressed. */
export interface ListState {
  readonly isOpen: boolean;
  readonly count: number;
  /** -1 if none is highlighted. */
  readonly activeIndex: number;
  /** Whether the field has text. */
  readonly hasText: boolean;
}

/** Effect of a key in a combobox; `ask` requests suggestions for the current text. */
export type ComboboxAction =
  | { readonly kind: 'mark'; readonly index: number }
  | { readonly kind: 'take' | 'close' | 'clear' | 'ask' };

function marked(by: 1 | -1, { isOpen, count, activeIndex }: ListState): ComboboxAction {
  if (count === 0) return { kind: 'ask' };
  if (!isOpen || activeIndex < 0) return { kind: 'mark', index: by === 1 ? 0 : count - 1 };
  return { kind: 'mark', index: (activeIndex + by + count) % count };
}

/**
 * The keyboard contract of a combobox (FIELD-114): Down opens and moves, Enter selects, Escape closes and then clears; Tab leaves.
 * Undefined if the field handles the key itself.
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
