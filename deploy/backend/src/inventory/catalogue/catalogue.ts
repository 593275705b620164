import type { CatalogueLine } from './catalogue-types.ts';
import { acura } from './acura.ts';
import { alfaRomeo } from './alfa-romeo.ts';
import { audi } from './audi.ts';
import { bmw } from './bmw.ts';
import { buick } from './buick.ts';
import { cadillac } from './cadillac.ts';
import { chevrolet } from './chevrolet.ts';
import { chrysler } from './chrysler.ts';
import { dodge } from './dodge.ts';
import { fiat } from './fiat.ts';
import { ford } from './ford.ts';
import { genesis } from './genesis.ts';
import { gmc } from './gmc.ts';
import { honda } from './honda.ts';
import { hyundai } from './hyundai.ts';
import { infiniti } from './infiniti.ts';
import { jaguar } from './jaguar.ts';
import { jeep } from './jeep.ts';
import { kia } from './kia.ts';
import { landRover } from './land-rover.ts';
import { lexus } from './lexus.ts';
import { lincoln } from './lincoln.ts';
import { lucid } from './lucid.ts';
import { mazda } from './mazda.ts';
import { mercedesBenz } from './mercedes-benz.ts';
import { mini } from './mini.ts';
import { mitsubishi } from './mitsubishi.ts';
import { nissan } from './nissan.ts';
import { polestar } from './polestar.ts';
import { porsche } from './porsche.ts';
import { ram } from './ram.ts';
import { rivian } from './rivian.ts';
import { subaru } from './subaru.ts';
import { tesla } from './tesla.ts';
import { toyota } from './toyota.ts';
import { volkswagen } from './volkswagen.ts';
import { volvo } from './volvo.ts';

/** Every model line sold since model year 2017 that sample vehicles are made of; prices and figures are rounded from published ones. */
export const catalogue: readonly CatalogueLine[] = [
  ...acura,
  ...alfaRomeo,
  ...audi,
  ...bmw,
  ...buick,
  ...cadillac,
  ...chevrolet,
  ...chrysler,
  ...dodge,
  ...fiat,
  ...ford,
  ...genesis,
  ...gmc,
  ...honda,
  ...hyundai,
  ...infiniti,
  ...jaguar,
  ...jeep,
  ...kia,
  ...landRover,
  ...lexus,
  ...lincoln,
  ...lucid,
  ...mazda,
  ...mercedesBenz,
  ...mini,
  ...mitsubishi,
  ...nissan,
  ...polestar,
  ...porsche,
  ...ram,
  ...rivian,
  ...subaru,
  ...tesla,
  ...toyota,
  ...volkswagen,
  ...volvo,
];
