import { ActionRow, Alert, Button, ErrorPage, LinkButton, Stack } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useRetryOrder } from './order-page.mutations.ts';

/** Server issue page of the order flow: the order could not be created; try again or call (SITE-17). */
export function ServerIssue({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const again = useRetryOrder(orderNumber);
  const phone = contact.phoneAbbreviation;
  return (
    <ErrorPage
      code={500}
      title={t('serverIssue.title')}
      subtitle={t('serverIssue.text', { phone })}
      action={
        <Stack gap="4">
          {again.isError && <Alert severity="error">{t('serverIssue.failed', { phone })}</Alert>}
          <ActionRow>
            <Button icon="refresh" busy={again.isPending} onClick={() => again.mutate()}>
              {t('failed.again')}
            </Button>
            <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
              {t('failed.call', { phone })}
            </LinkButton>
          </ActionRow>
        </Stack>
      }
    />
  );
}
