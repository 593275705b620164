/**
 * Whether the page's root has the text size of the visitor's browser. The checkout's sizes follow the root
 * (`rem`), and in a page that sets another size, as Bootstrap 3 does with 10 px, its text would be too small
 * to read. Needs an element's empty shadow root to measure in.
 */
export function hasUsualTextSize(root: ShadowRoot): boolean {
  const probe = document.createElement('div');
  probe.style.cssText = 'all:initial;font-size:medium;position:absolute;visibility:hidden';
  root.append(probe);
  const usual = getComputedStyle(probe).fontSize;
  probe.remove();
  return getComputedStyle(document.documentElement).fontSize === usual;
}
