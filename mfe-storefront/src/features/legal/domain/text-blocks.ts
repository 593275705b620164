/** A paragraph, or the lines of a list. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const bullet = '• ';

/** Parses a catalog text into blocks: each line is a paragraph, and consecutive lines that start with a bullet are one list. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const last = blocks.at(-1);
    if (!line.startsWith(bullet)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') blocks[blocks.length - 1] = withItem(last.items, line);
    else blocks.push(withItem([], line));
  }
  return blocks;
}

function withItem(items: readonly string[], line: string): TextBlock {
  return { kind: 'list', items: [...items, line.slice(bullet.length)] };
}
