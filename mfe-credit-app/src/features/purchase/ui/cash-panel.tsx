import { useState } from 'react';
import { Button, Dialog, LinkButton, Money } from '@forecourt/shared-design';
import { useFlag, usePlatform, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { routePaths } from '../../../domain/route-paths.ts';
import { BarRow } from './bar-row.tsx';
import { NextBar } from './next-bar.tsx';
import { NextWays } from './next-ways.tsx';

interface CashPanelProps {
  readonly totalCents: number;
  /** A new price is loading. */
  readonly isChanging: boolean;
}

/**
 * The order of a cash purchase: members continue to the review, guests are asked to sign in or to create an account, because a cash order needs an account. With
 * `cart_cash_cobuyer` two people can buy together; their names come first.
 */
export function CashPanel({ totalCents, isChanging }: CashPanelProps) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const { status } = useSession();
  const takesCoBuyer = useFlag('cart_cash_cobuyer');
  const [isAsking, setAsking] = useState(false);
  const handleOrder = () => {
    if (status === 'signed-in') navigation.push('/cart?step=review');
    else setAsking(true);
  };
  return (
    <NextWays>
      <NextBar>
        <BarRow>
          <Money price={{ priceCents: totalCents, unit: t('finance.total') }} size="bar" />
          <Button size="lg" busy={isChanging || status === 'unknown'} onClick={handleOrder}>
            {t('cash.order')}
          </Button>
        </BarRow>
      </NextBar>
      {takesCoBuyer && (
        <LinkButton href={routePaths['credit-application']} variant="secondary">
          {t('cash.together')}
        </LinkButton>
      )}
      <p>{t('cash.note')}</p>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('signIn.title')}
        size="sm"
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('signIn.back')}
            </Button>
            <LinkButton variant="secondary" href="/sign-up?returnTo=%2Fcart">
              {t('signIn.create')}
            </LinkButton>
            <LinkButton href="/sign-in?returnTo=%2Fcart">{t('signIn.action')}</LinkButton>
          </>
        }
      >
        {t('signIn.text')}
      </Dialog>
    </NextWays>
  );
}
