const sheet = `
  @page { margin: 18mm; }
  body { font: 12pt/1.5 system-ui, sans-serif; color: #000; }
  h2, h3 { margin: 0 0 8pt; font-size: 18pt; }
  h3 { font-size: 13pt; margin-top: 14pt; }
  table { width: 100%; border-collapse: collapse; }
  caption { text-align: left; font-weight: 600; padding-bottom: 4pt; }
  th, td { padding: 4pt 0; text-align: left; font-weight: normal; border-bottom: 1px solid #bbb; }
  td { text-align: right; white-space: nowrap; }
  .fc-note { display: block; font-size: 10pt; color: #444; }
  tr[data-kind=total] > *, tr[data-kind=subtotal] > * { font-weight: 700; }
  dl > div { display: flex; justify-content: space-between; gap: 16pt; padding: 4pt 0; border-bottom: 1px solid #bbb; }
  dd { margin: 0; text-align: right; font-weight: 600; }
  button, [data-print=no] { display: none !important; }
`;

/**
 * Prints one element of the page by itself: even from a shadow root on a host dealer's page, whose styles and content stay unchanged. Uses
 * a constructed style sheet, which the content security policy allows.
 */
export function printElement(element: Element): void {
  const { document } = element.ownerDocument.defaultView ?? window;
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  frame.tabIndex = -1;
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: printer } = frame;
  if (!paper || !printer) {
    frame.remove();
    return;
  }
  const style = new (printer as Window & typeof globalThis).CSSStyleSheet();
  style.replaceSync(sheet);
  paper.adoptedStyleSheets = [style];
  paper.title = document.title;
  paper.body.append(paper.importNode(element, true));
  printer.addEventListener('afterprint', () => frame.remove());
  printer.focus();
  printer.print();
}
