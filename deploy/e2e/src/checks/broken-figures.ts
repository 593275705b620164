import type { Frame } from '@playwright/test';

const figures = [
  String.raw`[$]\d[\d,]*(?:[.]\d\d)?(?:/mo)?`,
  String.raw`\d[\d.,]*\s?%`,
  String.raw`\(\d{3}\)\s\d{3}\s-\S?\s\d{4}`,
  String.raw`[A-Z][a-z]{2,8}\s\d{1,2},\s\d{4}`,
  String.raw`\d{1,2}:\d{2}(?::\d{2})?\s[AP]M`,
  String.raw`\d[\d,]*\smi\b`,
  String.raw`\b[A-HJ-NPR-Z0-9]{17}\b`,
  String.raw`\bFC(?:-[A-Z0-9]{4}){3}\b`,
];

/** Returns the amounts, percentages, phone numbers, dates, times, distances, VINs and order numbers on a page, or in a frame, that a line break tears apart. */
export function brokenFigures(page: Pick<Frame, 'evaluate'>): Promise<readonly string[]> {
  return page.evaluate((pattern) => {
    const figure = new RegExp(pattern, 'g');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    const linesOf = (range: Range) => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      const [first] = boxes;
      return boxes.filter(({ top }) => first && Math.abs(top - first.top) > first.height / 2).length;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const found of (node.nodeValue ?? '').matchAll(figure)) {
        const range = document.createRange();
        range.setStart(node, found.index);
        range.setEnd(node, found.index + found[0].length);
        if (linesOf(range) > 0) broken.push(found[0]);
      }
    }
    return broken;
  }, figures.join('|'));
}
