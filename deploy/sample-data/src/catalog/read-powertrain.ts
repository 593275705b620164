import type { Economy, FuelType } from '@forecourt/shared-contracts/inventory';
import type { Powertrain } from './catalog-types.ts';

const cylinderNames: Readonly<Record<string, string>> = {
  I3: '3-cylinder',
  I4: '4-cylinder',
  I6: 'inline 6-cylinder',
  V6: 'V6',
  V8: 'V8',
  H4: 'flat 4-cylinder',
  H6: 'flat 6-cylinder',
};

const fuelByWord: Readonly<Record<string, FuelType>> = {
  hybrid: 'Hybrid',
  phev: 'Plug-In Hybrid',
  diesel: 'Diesel',
};

/**
 * Reads `2.5L Turbo I4 hybrid / A8`, `2.0L I4 phev 44 / eCVT` or `EV 300 28min / A1`: engine with electric range in
 * miles and the minutes of a fast charge, then transmission. `consumption` is `city/highway`. Throws for invalid text.
 */
export function readPowertrain(text: string, consumption: string): Powertrain {
  const [power = '', gearbox = ''] = text.split(' / ').map((part) => part.trim());
  return {
    ...readEngine(power),
    transmission: readTransmission(gearbox),
    economy: readEconomy(power, consumption),
  };
}

const motors = [
  ['EV ', { engine: 'Electric motor', fuelType: 'Electric' }],
  ['Fuel cell ', { engine: 'Hydrogen fuel cell', fuelType: 'Hydrogen' }],
] as const;

function readEngine(power: string): Pick<Powertrain, 'engine' | 'fuelType'> {
  const motor = motors.find(([prefix]) => power.startsWith(prefix));
  if (motor) return motor[1];
  const match = /^(\d\.\dL) (Turbo )?([IVH]\d)(?: (hybrid|phev|diesel))?( \d+)?$/.exec(power);
  const cylinders = cylinderNames[match?.[3] ?? ''];
  if (!match || !cylinders) throw new Error(`unreadable engine: ${power}`);
  const [, litres, turbo, , kind] = match;
  const words = [litres, turbo && 'turbo', cylinders, kind === 'phev' ? 'plug-in hybrid' : kind];
  const engine = words.filter((word) => word).join(' ');
  return { engine, fuelType: fuelByWord[kind ?? ''] ?? 'Gasoline' };
}

function readTransmission(code: string): string {
  if (code === 'CVT') return 'Continuously variable automatic';
  if (code === 'eCVT') return 'Electronic continuously variable';
  const [, kind, gears] = /^(A|M|DCT)(\d+)$/.exec(code) ?? [];
  if (!kind) throw new Error(`unreadable gearbox: ${code}`);
  if (gears === '1') return 'Single-speed automatic';
  const names: Readonly<Record<string, string>> = {
    A: 'automatic',
    M: 'manual',
    DCT: 'dual-clutch automatic',
  };
  return `${gears}-speed ${names[kind]}`;
}

function readEconomy(power: string, consumption: string): Economy {
  const [, city, highway] = /^(\d+)\/(\d+)$/.exec(consumption) ?? [];
  if (!city || !highway) throw new Error(`unreadable consumption: ${consumption}`);
  const [, range, charge] = /^(?:EV|Fuel cell|.* phev) (\d+)(?: (\d+)min)?$/.exec(power) ?? [];
  const combinedMpg = Math.round(1 / (0.55 / Number(city) + 0.45 / Number(highway)));
  return {
    cityMpg: Number(city),
    highwayMpg: Number(highway),
    combinedMpg,
    ...(range !== undefined && { rangeMiles: Number(range) }),
    ...(charge !== undefined && { chargeMinutes: Number(charge) }),
  };
}
