import * as v from 'valibot';
import { describe, expectTypeOf, it } from 'vitest';
import type { Order, OrderStage, ReportedOrderStatus } from '../commerce/index.ts';
import type { DocumentLabel, DocumentStatus } from '../documents/index.ts';
import type { PolicyStatus } from '../insurance/index.ts';
import type { ReportedPaymentPhase } from '../payments/index.ts';
import { statusSchema, type Reported } from './status-schema.ts';

describe('a status from the wire', () => {
  it('is one of its words or UNKNOWN, on both sides', () => {
    const schema = statusSchema(['A', 'B']);
    expectTypeOf(v.parse(schema, 'A')).toEqualTypeOf<'A' | 'B' | 'UNKNOWN'>();
    expectTypeOf<v.InferInput<typeof schema>>().toEqualTypeOf<'A' | 'B' | 'UNKNOWN'>();
    expectTypeOf<Order['orderStatus']>().toEqualTypeOf<ReportedOrderStatus>();
    expectTypeOf<Order['deal']['status']>().not.toEqualTypeOf<string | undefined>();
  });

  it('does not compile without a rule for every word', () => {
    const labels: Record<Reported<DocumentStatus>, DocumentLabel> = {
      MISSING: 'Missing',
      INITIALIZED: 'Missing',
      UPLOADING: 'Uploading',
      COMPLETE: 'Submitted',
      FAIL: 'Upload failed',
      UNKNOWN: 'Missing',
    };
    const { FAIL: _fail, ...withoutFail } = labels;
    // @ts-expect-error -- FAIL has no label
    const incomplete: typeof labels = withoutFail;
    // @ts-expect-error -- LAPSED and five others have no rule
    const policies: Record<Reported<PolicyStatus>, boolean> = { ACTIVE: true };
    return [incomplete, policies];
  });

  it('does not compile without a word for every stage', () => {
    const words = { open: 'open' };
    // @ts-expect-error -- the other stages have no word
    const shown = (stage: OrderStage): string => words[stage];
    // @ts-expect-error -- a phase that is only text has no rule
    const phase: ReportedPaymentPhase = 'captured' as string;
    return [shown, phase];
  });
});
