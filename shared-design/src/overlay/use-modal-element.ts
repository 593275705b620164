import { useCallback, useEffect, useRef, type RefCallback } from 'react';
import { showClosing } from './show-closing.ts';

export interface ModalElementOptions {
  isOpen: boolean;
  /** If true, Escape and the close button work; otherwise only what the content offers. */
  isClosable: boolean;
  onClose: () => void;
}

function deepActiveElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** Focuses the page's heading, unless something else has taken focus in the meantime. */
function focusHeading(root: Node): void {
  const active = deepActiveElement();
  if (active && active !== document.body && active.isConnected) return;
  const page = root instanceof ShadowRoot || root instanceof Document ? root : document;
  page.querySelector<HTMLElement>('[data-page-heading]')?.focus();
}

/** Without browser support for modal dialogs, the panel at least opens and takes focus. */
function showModally(element: HTMLDialogElement): void {
  if (typeof element.showModal === 'function') {
    element.showModal();
    return;
  }
  element.setAttribute('open', '');
  element.tabIndex = -1;
  element.focus();
}

/**
 * Opens and closes a native `dialog` as a modal: the browser traps focus and makes the page inert; Escape is handled here; focus returns to
 * the opener, or to the page's heading if the dialog has removed the opener; the page behind does not scroll. Its closing is shown shortly.
 */
export function useModalElement(options: ModalElementOptions): RefCallback<HTMLDialogElement> {
  const { isOpen, isClosable, onClose } = options;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    const opener = deepActiveElement();
    const root = opener?.getRootNode();
    const { style } = document.documentElement;
    const { overflow } = style;
    showModally(element);
    style.overflow = 'hidden';
    return () => {
      // Not that of a dialog around this one: both may be removed at once, in either order.
      if (overflow !== 'hidden') style.overflow = overflow;
      element.close?.();
      if (opener?.isConnected) opener.focus();
      else if (root) focusHeading(root);
    };
  }, [isOpen]);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return undefined;
    // A second Escape closes a dialog even if `cancel` was prevented, so the key itself is stopped as well.
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && element.contains(event.target as Node)) {
        event.preventDefault();
        event.stopPropagation();
        if (isClosable) onClose();
      }
    };
    const handleCancel = (event: Event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (isClosable) onClose();
    };
    element.addEventListener('keydown', handleKey);
    element.addEventListener('cancel', handleCancel);
    return () => {
      element.removeEventListener('keydown', handleKey);
      element.removeEventListener('cancel', handleCancel);
    };
  }, [isOpen, isClosable, onClose]);
  return useCallback((element: HTMLDialogElement) => {
    dialog.current = element;
    return () => {
      dialog.current = null;
      showClosing(element);
    };
  }, []);
}
