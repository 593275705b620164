import { byteOf, lightsOfBytes } from './develop.ts';
import { eased } from './vec.ts';

/**
 * How much light a place of the wall or the floor behind a vehicle keeps, by shares of the picture: the wall is darkest above, so that
 * the empty part of a picture is calm, and darker than white paint behind the vehicle.
 */
export function wallShare(x: number, y: number): number {
  const aside = Math.abs(x - 0.5) * 2;
  const above = 0.64 + 0.18 * eased(0, 0.5, y);
  const floor = eased(0.52, 0.86, y);
  return (above + (0.88 - above) * floor) * (1 - 0.1 * aside * aside);
}

/** Returns a backdrop, three bytes per pixel and 4 to 3, in the light that photos are taken in. */
export function wallInLight(place: Uint8Array, width: number): Buffer {
  const height = (width * 3) / 4;
  // A loader may look up an import each time: a million times per photo.
  const [toByte, toLight] = [byteOf, lightsOfBytes];
  const lit = Buffer.alloc(place.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = wallShare((x + 0.5) / width, (y + 0.5) / height);
      for (const end = at + 3; at < end; at += 1) lit[at] = toByte(share * toLight[place[at]!]!);
    }
  }
  return lit;
}
