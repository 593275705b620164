import type { RemoteMount } from './remote-root.tsx';

/**
 * Returns the element if it contains the view that the edge rendered: for the release that the page names, and for the place where the
 * mount began. The mark is removed, so that only the first mount can hydrate.
 */
export function takeRendered(
  element: HTMLElement | undefined,
  { name, platform, start }: RemoteMount,
): HTMLElement | undefined {
  const mark = element?.dataset['rendered'];
  if (element === undefined || mark === undefined) return undefined;
  delete element.dataset['rendered'];
  const release = platform.releases.remotes.find((remote) => remote.name === name);
  const { pathname, search } = start.location;
  return mark === `${release?.current.version} ${pathname}${search}` ? element : undefined;
}

/** Sets the `style` attributes that the page's policy refuses in HTML; a script may set them. */
export function restoreStyleAttributes(element: HTMLElement): void {
  for (const styled of element.querySelectorAll<HTMLElement>('[data-style]')) {
    styled.style.cssText = styled.dataset['style'] ?? '';
    delete styled.dataset['style'];
  }
}
