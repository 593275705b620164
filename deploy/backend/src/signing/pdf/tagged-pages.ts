import { pageSize } from './open-pdf.ts';

type Doc = PDFKit.PDFDocument;
/** An element of the structure that screen readers follow. */
export type Element = PDFKit.PDFStructureElement;

/** Adds an element that holds others, open for them until its root ends. */
export function addElement(doc: Doc, parent: Element, type: 'Sect' | 'Table' | 'TR'): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/**
 * Starts a page if less than `heightPt` is left on this one. Call it between elements: a page started inside
 * of one leaves the rest of the element's text untagged.
 */
export function breakBefore(doc: Doc, heightPt: number): void {
  if (doc.y + heightPt > pageSize.height - pageSize.margin) doc.addPage();
}

/** Draws what screen readers skip, such as a line. Call it between elements, which it would end. */
export function drawArtifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
