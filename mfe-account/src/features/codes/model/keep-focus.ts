import type { MouseEvent } from 'react';

/**
 * `onMouseDown` handler for elements below a field: keeps focus in place until the click is done. Otherwise the field's message, which
 * appears on blur, would push the target away from under the pointer.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
