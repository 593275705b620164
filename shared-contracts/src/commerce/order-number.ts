import * as v from 'valibot';

/** An order number or deal reference in a path or a body; the server knows whether it exists. */
export const OrderNumberSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Z0-9][A-Z0-9-]{3,39}$/, 'validation.orderNumber'),
);

/** Path parameters that identify an order. */
export const OrderParamsSchema = v.object({ orderNumber: OrderNumberSchema });
