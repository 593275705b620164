/** A point on the earth in degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in miles. */
export const earthRadiusMiles = 3958.7613;
const radiansPerDegree = Math.PI / 180;

/** Returns the miles between two points along the earth's surface (haversine), as the crow flies. */
export function distanceMiles(from: Position, to: Position): number {
  const halfLatitude = Math.sin(((to.latitude - from.latitude) * radiansPerDegree) / 2);
  const halfLongitude = Math.sin(((to.longitude - from.longitude) * radiansPerDegree) / 2);
  const across = Math.cos(from.latitude * radiansPerDegree) * Math.cos(to.latitude * radiansPerDegree);
  const chord = halfLatitude ** 2 + across * halfLongitude ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}
