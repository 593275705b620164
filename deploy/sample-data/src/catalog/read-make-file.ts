import type { MakeSource } from './catalog-types.ts';

const columnsLine =
  'model | body style | model years | price | trims | powertrain | drivetrains | mpg | seats';

/**
 * Reads a file of `makes/`: the fields `make`, `car VINs`, `suv VINs`, `truck VINs` and `paints`, then a line
 * that names the columns, then a row per model line as documented at `readMake`. Throws for a missing field
 * or line.
 */
export function readMakeFile(text: string): MakeSource {
  const [head, lines] = text.split(`${columnsLine}\n`);
  if (head === undefined || lines === undefined) throw new Error(`A make lacks the line "${columnsLine}".`);
  const fields = new Map(head.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const field = (name: string): string => {
    const value = fields.get(name);
    if (value === undefined) throw new Error(`A make lacks the field ${name}.`);
    return value;
  };
  return {
    name: field('make'),
    wmi: { car: field('car VINs'), suv: field('suv VINs'), truck: field('truck VINs') },
    paints: field('paints'),
    lines,
  };
}
