import { Alert, Button, ErrorPage, LinkButton, Stack } from '@forecourt/shared-design';
import { retryOrder } from '@forecourt/shared-contracts/commerce';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import {
  useIdempotencyKey,
  useMutation,
  usePlatform,
  useQueryClient,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { trackerQueryKey } from '../tracker/index.ts';

/** Retries the order's creation in the dealer's system, reports the click to analytics, then refetches the order (SITE-18). */
function usePrepareAgain(orderNumber: string) {
  const { client, events } = usePlatform();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  return useMutation({
    mutationFn: () =>
      client.call(retryOrder, {
        params: { orderNumber },
        idempotencyKey: keyFor({ orderNumber }),
      }),
    onMutate: () =>
      events.emit('mfe-checkout', 'analytics:event', {
        name: 'click',
        properties: { control: 'server-issue-try-again' },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) }),
  });
}

/** Server issue page of the order flow: the order could not be created; try again or call (SITE-17). */
export function ServerIssue({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const again = usePrepareAgain(orderNumber);
  const phone = contact.phoneAbbreviation;
  return (
    <ErrorPage
      code={500}
      title={t('serverIssue.title')}
      subtitle={t('serverIssue.text', { phone })}
      action={
        <Stack gap="4">
          {again.isError && <Alert severity="error">{t('serverIssue.failed', { phone })}</Alert>}
          <div>
            <Button icon="refresh" busy={again.isPending} onClick={() => again.mutate()}>
              {t('failed.tryAgain')}
            </Button>{' '}
            <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
              {t('failed.call', { phone })}
            </LinkButton>
          </div>
        </Stack>
      }
    />
  );
}
