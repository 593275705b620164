import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of what stands below a field: leaves focus where it is until the click is done. Otherwise the field's message, which
 * comes as it is left, would push the target away from under the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
