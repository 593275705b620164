import { isFailed, type RemoteStatus } from '../../domain/remote-status.ts';

/**
 * Returns the element that a remote renders into: created on first use inside the main area, kept for the lifetime of the page. Empty while
 * the remote is not mounted.
 */
export function remoteElement(main: HTMLElement, name: string): HTMLElement {
  const id = `remote-${name}`;
  const existing = main.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  if (existing) return existing;
  const element = document.createElement('div');
  element.id = id;
  element.dataset['remote'] = name;
  main.append(element);
  return element;
}

/** Marks that the view in a remote's element was rendered by a release that is not the one in use. */
export function forgetRendered(element: HTMLElement): void {
  delete element.dataset['rendered'];
}

/**
 * Empties the elements whose view the edge rendered for a page that the visitor has left before its remote took over. The elements stay:
 * their remotes mount there later.
 */
export function emptyLeftViews(main: HTMLElement, owner: string | undefined): void {
  for (const element of main.querySelectorAll<HTMLElement>('[data-rendered]')) {
    if (element.dataset['remote'] === owner) continue;
    forgetRendered(element);
    element.replaceChildren();
  }
}

/** Removes a remote's element from the page with all of its content, so that the next mount starts in a new one. */
export function dropRemoteElement(main: HTMLElement, name: string): void {
  main.querySelector(`#${CSS.escape(`remote-${name}`)}`)?.remove();
}

/**
 * Hides the elements of failed remotes: the page reports the failure in their place, and the remote's own error boundary would report it
 * twice. A view that the edge rendered stays: it can be read, and its links work.
 */
export function hideFailedElements(
  main: HTMLElement,
  statuses: Readonly<Record<string, RemoteStatus>>,
): void {
  for (const element of main.querySelectorAll<HTMLElement>('[data-remote]')) {
    const isReadable = element.dataset['rendered'] !== undefined;
    element.hidden = !isReadable && isFailed(statuses[element.dataset['remote'] ?? '']);
  }
}
