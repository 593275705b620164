import type { Bounds, RangeName } from '@forecourt/shared-contracts/inventory';

/** Steps of each slider: years, dollars, miles, dollars a month. */
const steps: Readonly<Record<RangeName, number>> = { year: 1, price: 500, mileage: 1_000, payment: 25 };

/** Ends and step of a slider. */
export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Ends of a slider around the smallest and largest value of the inventory, rounded outwards to whole steps. */
export function sliderBounds(name: RangeName, values: Required<Bounds>): SliderBounds {
  const step = steps[name];
  return { min: Math.floor(values.min / step) * step, max: Math.ceil(values.max / step) * step, step };
}

/** What the thumbs show for the bounds of a search: open ends stand at the slider's own, others are held inside. */
export function thumbValues(chosen: Bounds, slider: SliderBounds): readonly [number, number] {
  const inside = (value: number) => Math.min(slider.max, Math.max(slider.min, value));
  return [inside(chosen.min ?? slider.min), inside(chosen.max ?? slider.max)];
}

/** Bounds of a search for the thumbs' values: a thumb at the slider's end leaves that side open. */
export function chosenBounds([low, high]: readonly [number, number], slider: SliderBounds): Bounds {
  return { ...(low > slider.min && { min: low }), ...(high < slider.max && { max: high }) };
}
