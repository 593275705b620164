import * as fc from 'fast-check';
import { dateOnOfText } from '@forecourt/shared-contracts/formats';
import { endsAfterStart, PolicySchema } from '@forecourt/shared-contracts/insurance';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { PolicyFormSchema } from './policy-form-schema.ts';

const date = fc.oneof(
  fc.constantFrom(
    '06/15/2026',
    '6/15/2027',
    ' 06/16/2026 ',
    '2026-06-15',
    '02/30/2026',
    '01/01/0000',
    '',
    ' ',
  ),
  fc.stringMatching(/^[01]?[0-9]\/[0-3]?[0-9]\/20[0-9]{2}$/),
);
const typed = fc.record({
  carrier: fc.oneof(
    fc.constantFrom('Lakeshore Mutual', ' LM ', 'L', ' L ', '', 'x'.repeat(61)),
    fc.string({ unit: 'grapheme' }),
  ),
  policyNumber: fc.oneof(
    fc.constantFrom('PX-1234567', ' px-1234567 ', 'PX1', '-PX12', '\u017f\u017f\u017f\u017f'),
    fc.stringMatching(/^[ A-Za-z0-9-]{2,27}$/),
  ),
  effectiveOn: date,
  expiresOn: date,
});

it('P04: the form accepts what the server accepts, and the server takes what the form sends as it is', () => {
  fc.assert(
    fc.property(typed, (values) => {
      const dateOf = (text: string) => dateOnOfText(text) ?? text;
      const policy = {
        ...values,
        orderNumber: 'FC-7K3F-9QAB',
        effectiveOn: dateOf(values.effectiveOn),
        expiresOn: dateOf(values.expiresOn),
      };
      const form = v.safeParse(PolicyFormSchema, values);
      const { orderNumber: _ofThePage, ...entries } = PolicySchema.entries;
      const server = v.safeParse(v.object(entries), policy);
      expect(server.success && endsAfterStart(server.output)).toBe(form.success);
      if (form.success) expect(v.parse(v.object(entries), form.output)).toEqual(form.output);
    }),
    { numRuns: 500 },
  );
});
