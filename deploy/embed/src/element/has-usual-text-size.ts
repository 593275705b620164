/**
 * Whether the page's root has the text size that the visitor's browser has: the checkout's sizes follow the root (`rem`), and in a page that
 * sets another one, as Bootstrap 3 does with 10 px, its texts would be too small to read. Needs an element's empty shadow root to measure in.
 */
export function hasUsualTextSize(root: ShadowRoot): boolean {
  const probe = document.createElement('div');
  probe.style.cssText = 'all:initial;font-size:medium;position:absolute;visibility:hidden';
  root.append(probe);
  const usual = getComputedStyle(probe).fontSize;
  probe.remove();
  return getComputedStyle(document.documentElement).fontSize === usual;
}
