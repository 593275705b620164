import type { BodyStyle } from '@forecourt/shared-contracts/inventory';
import { cabSide } from './cab-side.ts';
import { cargoSide } from './cargo-side.ts';
import { convertibleSide } from './convertible-side.ts';
import { coupeSide } from './coupe-side.ts';
import { cutawaySide } from './cutaway-side.ts';
import { hatchbackSide } from './hatchback-side.ts';
import { minivanSide } from './minivan-side.ts';
import { passengerSide } from './passenger-side.ts';
import { pickupSide } from './pickup-side.ts';
import { sedanSide } from './sedan-side.ts';
import type { SideArt } from './side-art.ts';
import { suvSide } from './suv-side.ts';
import { vanSide } from './van-side.ts';
import { wagonSide } from './wagon-side.ts';

/** Side art of every body style. */
export const sideArt: Record<BodyStyle, SideArt> = {
  suv: suvSide,
  cab: cabSide,
  cargo: cargoSide,
  convertible: convertibleSide,
  coupe: coupeSide,
  cutaway: cutawaySide,
  hatchback: hatchbackSide,
  minivan: minivanSide,
  passenger: passengerSide,
  pickup: pickupSide,
  sedan: sedanSide,
  van: vanSide,
  wagon: wagonSide,
};
