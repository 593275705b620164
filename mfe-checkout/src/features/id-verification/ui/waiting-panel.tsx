import { Alert, Button, chakra, LinkButton } from '@forecourt/shared-design';
import { formatDateAt, formatTimeAt, zoneNameAt } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { providerHref } from '../../../domain/provider-href.ts';
import { isOrderClosed } from '../../../domain/order-closed.ts';
import { PollStatus } from '../../poll/index.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { useCancelIdVerification } from '../data/id-verification.mutations.ts';
import { useIdVerificationPoll } from '../model/use-id-verification-poll.ts';

const Steps = chakra('ol', {
  base: { margin: '0', paddingInlineStart: '6', listStyle: 'decimal', '& li': { paddingBlock: '1' } },
});

/** Until when an attempt can be finished: on this device it has no link. */
function useExpiry(isHere: boolean): string {
  const { t } = useTranslation('checkout');
  const { timeZone } = useTenant().contact;
  const { expiresAt } = useOrder().data.idVerification;
  if (!expiresAt) return t(isHere ? 'idVerification.hereLife' : 'idVerification.linkLife');
  const date = formatDateAt(expiresAt, timeZone);
  const time = formatTimeAt(expiresAt, timeZone);
  const values = { date, time, timeZone: zoneNameAt(expiresAt, timeZone) };
  return t(isHere ? 'idVerification.hereUntil' : 'idVerification.validUntil', values);
}

/** An attempt in progress: where it continues, how long its link is valid, and its status. */
export function WaitingPanel({ onChooseAgain }: { onChooseAgain: () => void }) {
  const { t } = useTranslation('checkout');
  const { siteOrigin } = usePlatform();
  const { contact } = useTenant();
  const { orderNumber, data } = useOrder();
  const { method, phoneLast4, providerUrl } = data.idVerification;
  const poll = useIdVerificationPoll(orderNumber);
  const cancel = useCancelIdVerification(orderNumber);
  const isHere = method === 'on-device';
  const way = isHere ? 'on-device' : 'text-link';
  return (
    <>
      <Alert
        severity="info"
        live="off"
        title={t(`idVerification.waiting.${way}.title`, { last4: phoneLast4 ?? '····' })}
      >
        {useExpiry(isHere)}
      </Alert>
      <Steps>
        {(['open', 'license', 'back'] as const).map((step) => (
          <li key={step}>{t(`idVerification.waiting.${way}.${step}`)}</li>
        ))}
      </Steps>
      {isHere && providerUrl && (
        <StepActions>
          <LinkButton
            href={providerHref(providerUrl, siteOrigin)}
            target="_blank"
            rel="noopener"
            trailingIcon="external"
          >
            {t('idVerification.openProvider')}
          </LinkButton>
        </StepActions>
      )}
      <PollStatus poll={poll} texts="idVerification.poll" />
      {cancel.error && (
        <Alert severity="error">
          {t(isOrderClosed(cancel.error) ? 'orderClosed' : 'idVerification.failures.other', {
            phone: contact.phoneAbbreviation,
          })}
        </Alert>
      )}
      <StepActions isFurther={isHere}>
        <Button variant="secondary" onClick={onChooseAgain}>
          {t(isHere ? 'idVerification.chooseAgain' : 'idVerification.sendAgain')}
        </Button>
        <Button variant="quiet" className="fc-cancel" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('idVerification.cancel')}
        </Button>
      </StepActions>
    </>
  );
}
