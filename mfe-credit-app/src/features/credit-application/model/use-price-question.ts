import { useState } from 'react';
import {
  partOf,
  type PageAnswers,
  type PageId,
  type PricePreview,
} from '@forecourt/shared-contracts/credit-application';
import { usePreviewPrice } from '../data/application.mutations.ts';

/** A confirmation before a page is completed: a change of the price, or an income that no lender accepts. */
export interface OpenPriceQuestion {
  readonly kind: 'price' | 'disqualified';
  readonly preview: PricePreview;
}

/**
 * Shows how a changed home or income affects the price before the change is saved (BUY-57). A failed preview blocks nothing: the price is
 * checked again when the application is submitted.
 */
export function usePriceQuestion(id: string, page: PageId) {
  const preview = usePreviewPrice(id);
  const [question, setQuestion] = useState<OpenPriceQuestion>();
  async function ask(values: PageAnswers): Promise<boolean> {
    if (page !== 'address' && partOf(page) !== 'income') return false;
    const found = await preview.mutateAsync({ page, values }).catch(() => undefined);
    const asked = found && questionOf(found);
    setQuestion(asked);
    return asked !== undefined;
  }
  return { question, ask, dismiss: () => setQuestion(undefined) };
}

function questionOf(preview: PricePreview): OpenPriceQuestion | undefined {
  if (preview.isDisqualified) return { kind: 'disqualified', preview };
  return changesPrice(preview) ? { kind: 'price', preview } : undefined;
}

/** Taxes are part of a loan's or cash order's total, but of a lease's payment and of what is due at its signing. */
function changesPrice({ before, after }: PricePreview): boolean {
  return (['totalCents', 'monthlyPaymentCents', 'dueAtSigningCents'] as const).some(
    (figure) => before?.[figure] !== after?.[figure],
  );
}
