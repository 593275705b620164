import { colorFamilyHex } from '@forecourt/shared-contracts/inventory';

const paints = [
  colorFamilyHex.Blue,
  colorFamilyHex.Silver,
  colorFamilyHex.Red,
  colorFamilyHex.White,
  colorFamilyHex.Gray,
  colorFamilyHex.Green,
  colorFamilyHex.Black,
  colorFamilyHex.Beige,
];

/** Returns the paint of the tile at an index, so that neighbors differ. */
export function tilePaint(index: number): string {
  return paints[index % paints.length] ?? colorFamilyHex.Silver;
}
