import * as v from 'valibot';

/** An amount of money in integer cents; negative for a credit. */
export const CentsSchema = v.pipe(v.number(), v.integer());

/** An amount of money in integer cents that is never negative. */
export const NonNegativeCentsSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
