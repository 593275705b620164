/** Formats rows as aligned text, two spaces between columns. The first row is the header, underlined unless `underlinesHead` is false. */
export function textTable(rows: readonly (readonly string[])[], { underlinesHead = true } = {}): string {
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
  if (underlinesHead) lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return lines.join('\n');
}
