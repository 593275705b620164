import { useEffect } from 'react';
import { AppLink, chakra, PageHeading, usePageTitle } from '@forecourt/shared-design';
import type { SessionUser } from '@forecourt/shared-contracts';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { AccountSkeleton, MembersOnly } from '../page-frame/index.ts';
import { AddressCard } from './ui/address-card.tsx';
import { ConsentsCard } from './ui/consents-card.tsx';
import { DevicesCard } from './ui/devices-card.tsx';
import { IdentityCards } from './ui/identity-cards.tsx';
import { PasswordCard } from './ui/password-card.tsx';
import { ProfileCard } from './ui/profile-card.tsx';
import { loadProfileForms } from './ui/load-forms.ts';
import { useCard } from './ui/use-card.ts';
import { routePaths } from '../../domain/route-paths.ts';

const Columns = chakra('div', {
  base: {
    marginTop: { base: '6', md: '8' },
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    '& > div': {
      display: 'grid',
      gap: '5',
      minWidth: '0',
      gridRow: { lg: 'span 4' },
      gridTemplateRows: { lg: 'subgrid' },
    },
    // Cards side by side are equally high and both columns end together; while a form is open, each column has its own rows.
    '&:has(form) > div': { gridRow: 'auto', gridTemplateRows: 'none', alignContent: 'start' },
  },
});

/** The profile of the signed-in user: one topic per card, each saved separately. */
export function ProfilePage() {
  return (
    <MembersOnly page="profile" waiting={<ProfileSkeleton />}>
      {(user) => <ProfileView user={user} />}
    </MembersOnly>
  );
}

function ProfileHeading() {
  const { t } = useTranslation('account');
  usePageTitle(t('profile.title'));
  return <PageHeading lead={t('profile.lead')}>{t('profile.title')}</PageHeading>;
}

function ProfileSkeleton() {
  const { t } = useTranslation('account');
  return (
    <>
      <ProfileHeading />
      <AccountSkeleton label={t('profile.loading')} />
    </>
  );
}

function ProfileView({ user }: { user: SessionUser }) {
  useEffect(() => {
    // If it has not loaded by the first edit, it is requested again then.
    void loadProfileForms().catch(() => undefined);
  }, []);
  return (
    <>
      <ProfileHeading />
      <Columns>
        <div>
          <IdentityCards user={user} />
          <AddressCard sub={user.sub} />
        </div>
        <div>
          <PasswordCard user={user} />
          <ConsentsCard sub={user.sub} />
          <PrivacyCard />
          <DevicesCard />
        </div>
      </Columns>
    </>
  );
}

function PrivacyCard() {
  const { t } = useTranslation('account');
  const card = useCard();
  return (
    <ProfileCard title={t('profile.privacy.title')} card={card}>
      <p className="fc-muted">{t('profile.privacy.text')}</p>
      <p>
        <AppLink href={routePaths.privacy} variant="strong">
          {t('profile.privacy.link')}
        </AppLink>
      </p>
    </ProfileCard>
  );
}
