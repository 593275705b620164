import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { isNamedModel, modelStyle, type DrawnModel } from './model-style.ts';
import { vehiclePicture } from './vehicle-picture.ts';

type Asked = Pick<DrawnModel, 'make' | 'model' | 'bodyStyle' | 'fuelType'>;

const suv = (make: string, model: string, fuelType: DrawnModel['fuelType'] = 'Gasoline'): Asked => ({
  make,
  model,
  bodyStyle: 'suv',
  fuelType,
});

/** Models that were taken for each other, and others that stand beside them in the first results. */
const compared: readonly Asked[] = [
  { make: 'Subaru', model: 'WRX', bodyStyle: 'sedan', fuelType: 'Gasoline' },
  { make: 'Acura', model: 'TLX', bodyStyle: 'sedan', fuelType: 'Gasoline' },
  suv('Kia', 'Seltos'),
  suv('MINI', 'Countryman'),
  suv('INFINITI', 'QX60'),
  suv('Land Rover', 'Range Rover Evoque'),
  suv('Tesla', 'Model X', 'Electric'),
  suv('Kia', 'Niro EV', 'Electric'),
  suv('Nissan', 'Ariya', 'Electric'),
  suv('Honda', 'CR-V'),
  suv('Toyota', 'RAV4'),
  suv('Mazda', 'CX-5'),
  suv('Nissan', 'Rogue'),
  suv('Hyundai', 'Tucson'),
  suv('Volkswagen', 'Tiguan'),
  suv('Subaru', 'Forester'),
  suv('Volvo', 'XC40'),
  suv('BMW', 'X3'),
  suv('Toyota', 'Highlander'),
  suv('Kia', 'Telluride'),
];

const [width, height] = [120, 90];

/** Tones farther apart than this, of 255, are seen as different. */
const visibleTone = 28;

const pictures: Buffer[] = [];

beforeAll(async () => {
  for (const asked of compared) {
    const style = modelStyle({ ...asked, year: 2026 });
    const svg = vehiclePicture({ style, hex: 'a9b0b6', angle: 'quarter', backdrop: 'studio' });
    pictures.push(await sharp(Buffer.from(svg)).resize(width, height).greyscale().raw().toBuffer());
  }
});

/** Which share of two cards is different, in percent; a vehicle covers about a third of its card. */
function percentApart(one: Buffer, other: Buffer): number {
  const apart = one.filter((tone, index) => Math.abs(tone - (other[index] ?? 0)) > visibleTone).length;
  return (apart / (width * height)) * 100;
}

it('compares models that are drawn as themselves', () => {
  expect(compared.filter((asked) => !isNamedModel(asked))).toEqual([]);
});

it.each(compared.map(({ make, model }, index) => [`${make} ${model}`, index] as const))(
  'no two different models look alike: %s in the same paint as every other',
  (_, index) => {
    const mine = pictures[index] ?? Buffer.alloc(0);
    const alike = compared.filter(
      (_other, at) => at !== index && percentApart(mine, pictures[at] ?? mine) < 5.5,
    );
    expect(alike.map(({ make, model }) => `${make} ${model}`)).toEqual([]);
  },
);
