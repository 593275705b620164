/**
 * Formats rows as aligned text, two spaces between columns; the first row is the header and is underlined.
 */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows.reduce<number[]>((most, row) => {
    row.forEach((cell, column) => (most[column] = Math.max(most[column] ?? 0, cell.length)));
    return most;
  }, []);
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const underline = widths.map((width) => '-'.repeat(width)).join('  ');
  return [lines[0], underline, ...lines.slice(1)].join('\n');
}
