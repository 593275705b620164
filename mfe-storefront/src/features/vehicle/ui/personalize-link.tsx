import { LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

/** Link to personalized payments, and back to this vehicle. */
export function PersonalizeLink({ path }: { readonly path: string }) {
  const { t } = useTranslation('storefront');
  return (
    <LinkButton variant="quiet" size="sm" href={`/pre-qualification?returnTo=${encodeURIComponent(path)}`}>
      {t('payment.personalize')}
    </LinkButton>
  );
}
