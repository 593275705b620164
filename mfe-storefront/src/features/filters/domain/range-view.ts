import type { Bounds, RangeName } from '@forecourt/shared-contracts/inventory';

/** Steps of each slider: years, dollars, miles, dollars a month, miles, minutes. */
const steps: Readonly<Record<RangeName, number>> = {
  year: 1,
  price: 500,
  mileage: 1_000,
  payment: 25,
  rangeMiles: 10,
  chargeMinutes: 5,
};

/** Limits and step of a slider. */
export interface SliderBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * Returns a slider's limits around the smallest and largest value of the inventory, rounded outward to whole steps. Values that are closer
 * than a step are the limits themselves: the slider then moves by a tenth of the span (SHOP-16). A search below or above all values
 * moves a limit to a step beyond it, so that thumbs and boxes show what was chosen (SHOP-13).
 */
export function sliderBounds(name: RangeName, values: Required<Bounds>, chosen: Bounds = {}): SliderBounds {
  const step = steps[name];
  const isClose = values.max - values.min < step;
  const min = isClose ? values.min : Math.floor(values.min / step) * step;
  const max = isClose ? values.max : Math.ceil(values.max / step) * step;
  const { min: from = min, max: upTo = max } = chosen;
  return {
    min: upTo < min ? Math.max(0, (Math.floor(upTo / step) - 1) * step) : min,
    max: from > max ? (Math.ceil(from / step) + 1) * step : max,
    step,
  };
}

/** Returns the thumb values for the bounds of a search: open bounds are at the slider's limits, others are clamped to them. */
export function thumbValues(chosen: Bounds, slider: SliderBounds): readonly [number, number] {
  const inside = (value: number) => Math.min(slider.max, Math.max(slider.min, value));
  return [inside(chosen.min ?? slider.min), inside(chosen.max ?? slider.max)];
}

/** Returns the bounds of a search for the thumb values: a thumb at the slider's limit leaves that side open. */
export function chosenBounds([low, high]: readonly [number, number], slider: SliderBounds): Bounds {
  return { ...(low > slider.min && { min: low }), ...(high < slider.max && { max: high }) };
}
