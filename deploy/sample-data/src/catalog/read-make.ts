import { bodyStyles, colorFamilies, drivetrains, type Paint } from '@forecourt/shared-contracts/inventory';
import type { CatalogLine, CatalogTrim, MakeSource } from './catalog-types.ts';
import { readPowertrain } from './read-powertrain.ts';

/**
 * Reads the table of a make. Columns: model | body style | model years | list price in dollars of the first
 * trim in the last year | trims with increments on that price | engine / transmission | drivetrains |
 * city/highway mpg | seats. A trim with another engine specifies it in brackets:
 * `GT +10500 [5.0L V8 / A10 / 15/24]`.
 * Paints are `name #hex Family`. Throws for a row that it cannot read.
 */
export function readMake(source: MakeSource): readonly CatalogLine[] {
  const paints = source.paints.split(',').map(readPaint);
  const rows = source.lines.split('\n').filter((row) => row.trim() !== '');
  return rows.map((row) => readLine(row, source, paints));
}

function readLine(row: string, source: MakeSource, paints: readonly Paint[]): CatalogLine {
  const columns = row.split('|').map((column) => column.trim());
  const [model = '', body, years = '', price, trims = '', power = '', driven = '', mpg = '', seats] = columns;
  const [fromYear = 0, toYear = 0] = years.split('-').map(Number);
  const bodyStyle = word(bodyStyles, body);
  return {
    make: source.name,
    model,
    bodyStyle,
    fromYear,
    toYear,
    trims: trims.split(/,(?![^[]*\])/).map((trim) => readTrim(trim, { price: Number(price), power, mpg })),
    drivetrains: driven.split(' ').map((one) => word(drivetrains, one)),
    seatCount: Number(seats),
    wmi: wmiOf(source, bodyStyle),
    paints,
  };
}

function readTrim(text: string, base: { price: number; power: string; mpg: string }): CatalogTrim {
  const match = /^(.*?)(?: \+(\d+))?(?: \[(.*)\])?$/.exec(text.trim());
  const [, name = '', step = '0', other] = match ?? [];
  const [engine, gearbox, ...mpg] = other?.split(' / ') ?? [];
  const power = other ? `${engine} / ${gearbox}` : base.power;
  return {
    name,
    msrpDollars: base.price + Number(step),
    powertrain: readPowertrain(power, mpg[0] ?? base.mpg),
  };
}

function readPaint(text: string): Paint {
  const match = /^(.+) (#[0-9a-f]{6}) (\w+)$/.exec(text.trim());
  if (!match) throw new Error(`unreadable paint: ${text}`);
  return { name: match[1] ?? '', hex: match[2] ?? '', family: word(colorFamilies, match[3]) };
}

const carBodies: readonly string[] = ['sedan', 'coupe', 'convertible', 'hatchback', 'wagon'];

function wmiOf({ wmi }: MakeSource, bodyStyle: string): string {
  if (carBodies.includes(bodyStyle)) return wmi.car;
  return bodyStyle === 'suv' ? wmi.suv : wmi.truck;
}

function word<T extends string>(words: readonly T[], text: string | undefined): T {
  const found = words.find((one) => one === text);
  if (found === undefined) throw new Error(`unknown word: ${text}`);
  return found;
}
