/** A page to link to, or a gap between pages. */
export type PageSlot = number | 'gap';

/** Returns how many pages a result has; 0 without vehicles. */
export const pageCount = ({ total, pageSize }: { readonly total: number; readonly pageSize: number }) =>
  Math.ceil(total / pageSize);

/** First, last, current and neighboring pages, with gaps for omitted ones. Pages start at 1. */
export function pageNumbers(page: number, total: number): PageSlot[] {
  const wanted = [1, page - 1, page, page + 1, total].filter((number) => number >= 1 && number <= total);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  return numbers.flatMap((number, index): PageSlot[] => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    return number - before === 2 ? [number - 1, number] : ['gap', number];
  });
}
