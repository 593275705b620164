/** A plate of a drawing, with the line for its text. */
const drawnPlate =
  /<rect x="(-?[\d.]+)" y="(-?[\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="[\d.]+" fill="#f4f6f7"(?: stroke="#8d959b")?\/><path d="[^"]*" stroke="#c5ccd1" stroke-width="\d+"\/>/g;

/** The size of a plate with its frame in units of the drawings of ends, and how wide the frame is. */
const [wide, high, frame] = [50, 24, 2.6];

/** Returns the markup of an end with a small plate in a dark frame, instead of each larger, white one. */
export function withFramedPlate(markup: string): string {
  return markup.replaceAll(drawnPlate, (_, ...parts: readonly string[]) => {
    const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
    const [left, top] = [x + (width - wide) / 2, y + (height - high) / 2];
    return (
      `<rect x="${left}" y="${top}" width="${wide}" height="${high}" rx="2.5" fill="#15181b"/>` +
      `<rect x="${left + frame}" y="${top + frame}" width="${wide - 2 * frame}" height="${high - 2 * frame}" rx="1.5" fill="#a7adb1"/>` +
      `<path d="M${left + 10} ${top + high / 2}h${wide - 20}" stroke="#8b9196" stroke-width="5.5"/>`
    );
  });
}
