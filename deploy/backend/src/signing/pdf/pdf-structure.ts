import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFOperator,
  PDFOperatorNames,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
  type PDFDocument,
  type PDFEmbeddedPage,
} from '@cantoo/pdf-lib';

const key = {
  children: PDFName.of('K'),
  parent: PDFName.of('P'),
  parents: PDFName.of('StructParents'),
  root: PDFName.of('StructTreeRoot'),
} as const;

/** The structure of a tagged contract, by which screen readers follow what is added to it. */
export interface ContractStructure {
  /** Draws a page over the contract's last one, and tags it as what follows that signer's line. */
  drawSignature(page: PDFEmbeddedPage, signer: number): void;
  /** Appends the pages of a tagged PDF, whose only section becomes the last one of the contract. */
  appendPages(source: PDFDocument): void;
}

/** Opens the structure of a contract as `makeContractPdf` writes it; throws if the PDF is not tagged. */
export function openStructure(contract: PDFDocument): ContractStructure {
  const { context } = contract;
  const tree = treeOf(contract);
  const root = context.lookup(tree.top, PDFDict).lookup(key.children, PDFArray);
  const signaturesRef = root.get(root.size() - 1);
  const signatures = context.lookup(signaturesRef, PDFDict).lookup(key.children, PDFArray);
  const page = contract.getPage(contract.getPageCount() - 1);

  return {
    drawSignature(signature, signer) {
      const marked = tree.elementsOf(page);
      const mcid = marked.size();
      const element = { Type: 'StructElem', S: 'P', P: signaturesRef, Pg: page.ref, K: mcid };
      const ref = context.register(context.obj(element));
      marked.push(ref);
      // The section holds its heading, then each signer's line.
      signatures.insert(2 * signer + 2, ref);
      page.pushOperators(
        PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/P', `<</MCID ${mcid}>>`]),
      );
      page.drawPage(signature, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() });
      page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
    },

    appendPages(source) {
      const from = treeOf(source);
      const copier = PDFObjectCopier.for(source.context, context);
      // Otherwise the whole tree of the source would be copied.
      source.context.lookup(from.top, PDFDict).delete(key.parent);
      const section = copier.copy(from.top);
      context.lookup(section, PDFDict).set(key.parent, tree.top);
      root.push(section);
      for (const sourcePage of source.getPages()) {
        const ref = copier.copy(sourcePage.ref);
        const leaf = context.lookup(ref);
        if (!(leaf instanceof PDFPageLeaf)) throw new Error('a page of the PDF cannot be copied');
        leaf.set(key.parents, tree.add(copier.copy(from.elementsOf(sourcePage))));
        contract.addPage(PDFPage.of(leaf, ref, contract));
      }
    },
  };
}

/** The root's first element, and which elements the marks of each page belong to. */
function treeOf(pdf: PDFDocument) {
  const root = pdf.catalog.lookup(key.root, PDFDict);
  const byPage = root.lookup(PDFName.of('ParentTree'), PDFDict);
  const entries = byPage.lookup(PDFName.of('Nums'), PDFArray);
  const nextKey = PDFName.of('ParentTreeNextKey');
  return {
    top: refOf(root.lookup(key.children, PDFArray).get(0)),
    elementsOf(page: PDFPage): PDFArray {
      const number = page.node.lookup(key.parents, PDFNumber).asNumber();
      for (let index = 0; index < entries.size(); index += 2) {
        if (entries.lookup(index, PDFNumber).asNumber() === number)
          return entries.lookup(index + 1, PDFArray);
      }
      throw new Error('a page is missing in the structure of the PDF');
    },
    /** Adds a page's elements and returns the number by which the page refers to them. */
    add(elements: PDFArray): PDFNumber {
      const number = root.lookup(nextKey, PDFNumber);
      entries.push(number);
      entries.push(elements);
      root.set(nextKey, PDFNumber.of(number.asNumber() + 1));
      // Only a tree of several nodes has limits.
      byPage.delete(PDFName.of('Limits'));
      return number;
    },
  };
}

function refOf(object: unknown): PDFRef {
  if (object instanceof PDFRef) return object;
  throw new Error('the structure of the PDF has no element');
}
