import { Button, ErrorPage, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useQueryClient, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { trackerQueryKey } from '../tracker/index.ts';

/** Server issue page of the order flow: the order could not be created; try again or call (storefront.md section 2). */
export function ServerIssue({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const queryClient = useQueryClient();
  const phone = contact.phoneAbbreviation;
  return (
    <ErrorPage
      code={500}
      title={t('serverIssue.title')}
      subtitle={t('serverIssue.text', { phone })}
      action={
        <>
          <Button
            icon="refresh"
            onClick={() => void queryClient.invalidateQueries({ queryKey: trackerQueryKey(orderNumber) })}
          >
            {t('failed.tryAgain')}
          </Button>
          <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
            {t('failed.call', { phone })}
          </LinkButton>
        </>
      }
    />
  );
}
