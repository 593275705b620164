import { Page, PageHeading } from '@forecourt/shared-design';
import { useSession, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { usePageMeta } from '../../platform/use-page-meta.ts';
import { GuestOffer } from './guest-offer.tsx';
import { SavedSkeleton } from './saved-skeleton.tsx';
import { SavedVehicles } from './saved-vehicles.tsx';

/** The favourites page (storefront.md section 2): both lists of a member, or the offer of an account. */
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
    <Page>
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
