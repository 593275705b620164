import { openDialog } from './open-dialog.ts';

const reachable = [
  'a[href]',
  'button:enabled',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  'iframe',
  '[tabindex]',
].join();

/** Tab reaches one radio of a group: the checked one, otherwise the first. */
function isReached(element: Element, all: readonly Element[]): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
  const group = all.filter(
    (other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === element.name,
  );
  return element === (group.find(({ checked }) => checked) ?? group[0]);
}

function tabStops(dialog: HTMLElement): HTMLElement[] {
  const all = [...dialog.querySelectorAll<HTMLElement>(reachable)].filter(
    (element) => element.tabIndex >= 0 && element.checkVisibility(),
  );
  return all.filter((element) => isReached(element, all));
}

/**
 * Keeps Tab within an open dialog of a frame: the browser makes the frame's own page inert, but Tab would
 * continue to the page around it, which a dialog in a frame does not make inert.
 */
export function keepTabInside(content: HTMLElement): void {
  content.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const dialog = openDialog(content);
    if (!dialog) return;
    const stops = tabStops(dialog);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const { activeElement } = content.ownerDocument;
    if (activeElement !== from && activeElement !== dialog) return;
    if (activeElement === dialog && !event.shiftKey) return;
    event.preventDefault();
    to?.focus();
  });
}
