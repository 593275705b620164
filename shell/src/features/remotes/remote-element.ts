import { isFailed, type RemoteStatus } from '../../domain/remote-status.ts';

/**
 * The element that a remote renders into: made at its first use inside the main area, kept for the page's life.
 * Empty while the remote is not mounted.
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

/** Takes a remote's element out of the page with all that stands in it, so that the next mount begins in a new one. */
export function dropRemoteElement(main: HTMLElement, name: string): void {
  main.querySelector(`#${CSS.escape(`remote-${name}`)}`)?.remove();
}

/**
 * Hides the elements of failed remotes: the page says it in their place, and what a remote's own boundary left there would
 * say it twice.
 */
export function hideFailedElements(
  main: HTMLElement,
  statuses: Readonly<Record<string, RemoteStatus>>,
): void {
  for (const element of main.querySelectorAll<HTMLElement>('[data-remote]')) {
    element.hidden = isFailed(statuses[element.dataset['remote'] ?? '']);
  }
}
