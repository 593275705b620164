const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';

/**
 * Returns a file name whose words stay on one line within a sentence: it breaks at none of its spaces, hyphens and dashes, and only if it is wider than the
 * line. For what is shown, never for what is stored, compared or read aloud alone.
 */
export function wholeFileName(name: string): string {
  return name.replaceAll(' ', noBreakSpace).replace(/[-–—]/g, `$&${wordJoiner}`);
}
