import { Page, PageHeading } from '@forecourt/shared-design';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { GuestOffer } from './ui/guest-offer.tsx';
import { SavedSkeleton } from './ui/saved-skeleton.tsx';
import { SavedVehicles } from './ui/saved-vehicles.tsx';

/** The favorites page: both lists of a member (SHOP-62), or for a guest the account offer (SHOP-60). */
export function SavedVehiclesPage() {
  const { t } = useTranslation('storefront');
  const { brandName } = useTenant();
  const session = useSession();
  const title = t('saved.title');
  usePageMeta({
    title: t('meta.title', { page: title, brandName }),
    description: t('saved.metaDescription', { brandName }),
  });
  return (
    <Page paddingBottom="16">
      <PageHeading>{title}</PageHeading>
      {session.status === 'signed-in' ? (
        <SavedVehicles key={session.user.sub} sub={session.user.sub} />
      ) : session.status === 'unknown' ? (
        <SavedSkeleton />
      ) : (
        <GuestOffer isExpired={session.status === 'expired'} />
      )}
    </Page>
  );
}
