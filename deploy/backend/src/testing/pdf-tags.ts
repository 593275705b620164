import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** An element of a PDF's structure, in reading order, and how many texts or drawn pages its marks hold. */
interface TaggedElement {
  readonly type: string;
  readonly shown: number;
}

interface PdfTags {
  /** What is wrong with the marks of each page: `page 2: text outside of marked content`. */
  readonly faults: readonly string[];
  /** Only those with content of their own. */
  readonly elements: readonly TaggedElement[];
}

const name = (text: string) => PDFName.of(text);
const shows = new Set(['Tj', 'TJ', "'", '"', 'Do']);
const paints = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);

/** Reads how a PDF is tagged. */
export async function readTags(pdf: Uint8Array): Promise<PdfTags> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const faults: string[] = [];
  const shown = new Map<string, number>();
  for (const [index, page] of document.getPages().entries()) {
    const marks = readMarks(contentOf(page));
    faults.push(...marks.faults.map((fault) => `page ${index + 1}: ${fault}`));
    for (const [mcid, count] of marks.shown) shown.set(`${page.ref.tag} ${mcid}`, count);
  }
  const elements: TaggedElement[] = [];
  const root = document.catalog.lookup(name('StructTreeRoot'), PDFDict);
  const visit = (dict: PDFDict): void => {
    const { own, children } = kidsOf(dict);
    if (own.length > 0) {
      const type = dict.lookup(name('S'), PDFName).decodeText();
      elements.push({ type, shown: own.reduce((sum, mark) => sum + (shown.get(mark) ?? 0), 0) });
      for (const mark of own) if (!shown.delete(mark)) faults.push(`${type}: no mark ${mark}`);
    }
    for (const child of children) visit(child);
  };
  for (const child of kidsOf(root).children) visit(child);
  faults.push(...[...shown.keys()].map((mark) => `mark ${mark} belongs to no element`));
  return { faults, elements };
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray
      ? contents.asArray().map((_ref, index) => contents.lookup(index))
      : [contents];
  return streams
    .map((stream) => (stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : undefined))
    .map((bytes) => Buffer.from(bytes ?? []).toString('latin1'))
    .join('\n');
}

interface Step {
  readonly kind: 'begin' | 'end' | 'show' | 'paint';
  readonly operator: string;
  readonly mcid: number | undefined;
}

const kindOf = (operator: string): Step['kind'] | undefined => {
  if (operator === 'BMC' || operator === 'BDC') return 'begin';
  if (operator === 'EMC') return 'end';
  if (shows.has(operator)) return 'show';
  return paints.has(operator) ? 'paint' : undefined;
};

/** What a page's content does to marks and to the page, in order; strings are left out. */
function stepsOf(content: string): Step[] {
  const plain = content.replace(/\((?:\\.|[^()\\])*\)|<[0-9a-fA-F\s]*>(?!>)/g, '_');
  const operators = plain.matchAll(/(?:<<([^>]*)>>\s*)?(?<=[\s\]>]|^)([A-Za-z'"]+\*?)(?=\s|$)/g);
  return [...operators].flatMap(([, properties = '', operator = '']) => {
    const kind = kindOf(operator);
    const mcid = /\/MCID (\d+)/.exec(properties)?.[1];
    return kind ? [{ kind, operator, mcid: mcid === undefined ? undefined : Number(mcid) }] : [];
  });
}

/** Follows the marks of one page's content. */
function readMarks(content: string) {
  const faults: string[] = [];
  const shown = new Map<number, number>();
  const open: Step[] = [];
  const act: Readonly<Record<Step['kind'], (step: Step) => void>> = {
    begin(step) {
      open.push(step);
      if (step.mcid !== undefined) shown.set(step.mcid, 0);
    },
    end() {
      if (!open.pop()) faults.push('EMC without a mark');
    },
    show(step) {
      act.paint(step);
      const mcid = open.findLast((mark) => mark.mcid !== undefined)?.mcid;
      if (mcid !== undefined) shown.set(mcid, (shown.get(mcid) ?? 0) + 1);
    },
    paint({ operator }) {
      if (open.length === 0) faults.push(`${operator} outside of marked content`);
    },
  };
  for (const step of stepsOf(content)) act[step.kind](step);
  if (open.length > 0) faults.push(`${open.length} marks without EMC`);
  return { faults, shown };
}

/** The marks of an element, as page and number, and the elements below it. */
function kidsOf(dict: PDFDict) {
  const own: string[] = [];
  const children: PDFDict[] = [];
  const kids = dict.lookup(name('K'));
  const page = dict.get(name('Pg'));
  for (const kid of kids instanceof PDFArray ? kids.asArray() : [kids]) {
    const value = dict.context.lookup(kid);
    if (value instanceof PDFNumber && page instanceof PDFRef) own.push(`${page.tag} ${value.asNumber()}`);
    else if (value instanceof PDFDict && value.has(name('MCID'))) {
      own.push(
        `${(value.get(name('Pg')) ?? page)?.toString()} ${value.lookup(name('MCID'), PDFNumber).asNumber()}`,
      );
    } else if (value instanceof PDFDict) children.push(value);
  }
  return { own, children };
}
