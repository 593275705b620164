import { Button, chakra, LinkButton } from '@forecourt/shared-design';
import { CheckboxField, ErrorSummary } from '@forecourt/shared-design/forms';
import type { Cart } from '@forecourt/shared-contracts/commerce';
import { formatCount, formatCurrency } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { NextBar, NextCard, NextWays } from '../../purchase/index.ts';
import { OrderRefused } from './order-refused.tsx';
import type { CashOrder } from '../model/use-cash-order.ts';
import { routePaths } from '../../../domain/route-paths.ts';

const Form = chakra('form', {
  base: {
    display: 'contents',
    '& h2': { textStyle: 'subheading', margin: '0' },
    '& ul': { margin: '0', paddingInlineStart: '5', listStyle: 'disc', display: 'grid', gap: '2' },
  },
});

const terms = ['deposit', 'hold', 'contract'] as const;

interface TermsFormProps {
  readonly cart: Cart;
  readonly order: CashOrder;
}

/** The full terms of a cash order, the checkbox, and the order button. */
export function TermsForm({ cart, order }: TermsFormProps) {
  const { t } = useTranslation('creditApp');
  const { legalName, promises } = useTenant();
  const { totalCents, dueTodayCents } = cart.price;
  const missing = order.isTermsMissing ? t('review.termsMissing') : undefined;
  const values = {
    legalName,
    total: formatCurrency(totalCents),
    deposit: formatCurrency(dueTodayCents),
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        order.submit();
      }}
    >
      <NextCard
        next={
          <NextWays isRow>
            <NextBar>
              <Button type="submit" size="lg">
                {t('review.place')}
              </Button>
            </NextBar>
            <LinkButton href={routePaths.cart} variant="secondary" size="lg">
              {t('review.back')}
            </LinkButton>
          </NextWays>
        }
      >
        <ErrorSummary
          errors={missing ? [{ name: 'terms', message: missing }] : []}
          submitCount={order.submitCount}
        />
        {order.refusal && <OrderRefused refusal={order.refusal} changes={order.changes} />}
        <h2>{t('review.termsTitle')}</h2>
        <ul>
          <li>{t(cart.handOver ? 'review.terms.sale' : 'review.terms.saleOpen', values)}</li>
          {terms.map((id) => (
            <li key={id}>{t(`review.terms.${id}`, values)}</li>
          ))}
          {promises.moneyBack && (
            <li>
              {t('review.terms.returns', {
                days: promises.moneyBack.days,
                miles: formatCount(promises.moneyBack.miles),
              })}
            </li>
          )}
        </ul>
        <CheckboxField
          name="terms"
          label={t('review.agree')}
          checked={order.isAgreed}
          onChange={(event) => order.agree(event.target.checked)}
          error={missing}
        />
      </NextCard>
    </Form>
  );
}
