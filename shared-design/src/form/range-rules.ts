/** Bounds and step of a range, in the unit of its boxes (dollars, miles, years). */
export interface RangeBounds {
  min: number;
  max: number;
  step?: number | undefined;
}

export type Range = readonly [low: number, high: number];

/** Step of the slider: 1 by default, or a tenth of the span when the span is smaller than the step (SHOP-16). */
export function rangeStep({ min, max, step = 1 }: RangeBounds): number {
  const span = max - min;
  return span > 0 && span < step ? span / 10 : step;
}

/** Clamps a range to its bounds and keeps its ends from crossing: the end that was moved yields. */
export function boundedRange(range: Range, moved: 'low' | 'high', bounds: RangeBounds): Range {
  const inside = (value: number) => Math.min(bounds.max, Math.max(bounds.min, value));
  const [low, high] = [inside(range[0]), inside(range[1])];
  if (low <= high) return [low, high];
  return moved === 'low' ? [high, high] : [low, low];
}

/** Maximum length of what is typed into a box (SHOP-15). */
const boxCharacters = 5;

/** Returns the typed or pasted text that a box keeps: at most 5 characters, of which commas, dollar signs and spaces are none (SHOP-15). */
export function typedCharacters(text: string): string {
  return text.replace(/[$,\s]/g, '').slice(0, boxCharacters);
}

/** Parses a number typed into a box; null for an empty box or one without a number. */
export function typedNumber(text: string): number | null {
  const digits = text.replace(/[^\d.-]/g, '');
  const value = Number(digits);
  return digits === '' || Number.isNaN(value) ? null : value;
}
