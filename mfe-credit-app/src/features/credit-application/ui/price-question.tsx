import { Button, Dialog, LinkButton, Stack } from '@forecourt/shared-design';
import type { PricePreview } from '@forecourt/shared-contracts/credit-application';
import { formatRoundedCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { pagePath } from '../model/page-path.ts';
import type { QuestionForm } from '../model/use-question-form.ts';
import { routePaths } from '../../../domain/route-paths.ts';

interface PriceQuestionProps {
  readonly form: QuestionForm;
  readonly isIncome: boolean;
}

/**
 * Shown before a page is completed: how a new home affects the price, or that the payment is more than lenders accept for that income,
 * which is the disqualification dialog (BUY-57). Nothing is changed until it is confirmed.
 */
export function PriceQuestion({ form, isIncome }: PriceQuestionProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { question } = form;
  if (!question) return null;
  const isPrice = question.kind === 'price';
  return (
    <Dialog
      isOpen
      onClose={form.dismiss}
      title={t(`application.${question.kind}.title`)}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={form.dismiss}>
            {t(`application.${question.kind}.${isPrice || isIncome ? 'back' : 'backHome'}`)}
          </Button>
          <Button onClick={() => void form.finish()}>{t(`application.${question.kind}.goOn`)}</Button>
        </>
      }
    >
      {isPrice ? (
        <PriceChange preview={question.preview} />
      ) : (
        <>
          <p>{t(`application.${question.kind}.text`, { phone: contact.phoneAbbreviation })}</p>
          <p>
            <LinkButton href={pagePath('plan', true)} variant="secondary" size="sm">
              {t(`application.${question.kind}.together`)}
            </LinkButton>{' '}
            <LinkButton href={routePaths.cart} variant="secondary" size="sm">
              {t(`application.${question.kind}.cash`)}
            </LinkButton>
          </p>
        </>
      )}
    </Dialog>
  );
}

const figures = [
  ['total', 'totalCents'],
  ['due', 'dueAtSigningCents'],
  ['payment', 'monthlyPaymentCents'],
] as const;

/** The figures that change, in whole dollars (SITE-78). */
function PriceChange({ preview: { before, after } }: { readonly preview: PricePreview }) {
  const { t } = useTranslation('creditApp');
  if (!before || !after) return null;
  return (
    <Stack gap="4">
      <p>{t('application.price.place', { state: after.state })}</p>
      {figures.map(([id, figure]) => {
        const [from, to] = [before, after].map((one) => formatRoundedCurrency(one[figure] ?? 0));
        return from !== to && <p key={id}>{t(`application.price.${id}`, { before: from, after: to })}</p>;
      })}
    </Stack>
  );
}
