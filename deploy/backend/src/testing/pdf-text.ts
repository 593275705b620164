import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The text of a PDF's pages, as a reader extracts it. */
export async function textOf(pdf: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText());
  document.destroy();
  library.destroy();
  return pages.join('\n').replace(/\s+/g, ' ');
}
