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

/** Paint of the tile at a place, so that neighbours differ. */
export function tilePaint(index: number): string {
  return paints[index % paints.length] ?? colorFamilyHex.Silver;
}
