import { Alert, Button, chakra } from '@forecourt/shared-design';
import { formatDateAt } from '@forecourt/shared-contracts/formats';
import { usePlatform, useQuery, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { Fold } from '../../fold/index.ts';
import { quietAction } from '../../step-screen/index.ts';
import { useWithdrawConsent } from '../data/signing.mutations.ts';
import { contractQuery } from '../data/signing.queries.ts';
import { useSigningFailure } from '../model/use-signing-failure.ts';

const Withdraw = chakra('div', { base: { '& > button': quietAction } });

/** When the buyer agreed to electronic records; folded below it, a button to withdraw the consent, which few need. */
export function ConsentNote({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const { timeZone } = useTenant().contact;
  const failure = useSigningFailure();
  const consent = useQuery(contractQuery(client, orderNumber)).data?.consent;
  const withdraw = useWithdrawConsent(orderNumber);
  if (!consent) return null;
  return (
    <>
      {withdraw.error && <Alert severity="error">{failure(withdraw.error)}</Alert>}
      <Fold head={t('signing.consent.given', { date: formatDateAt(consent.givenAt, timeZone) })}>
        <Withdraw>
          <Button
            variant="quiet"
            flush="always"
            size="sm"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            {t('signing.consent.withdrawAction')}
          </Button>
        </Withdraw>
      </Fold>
    </>
  );
}
