import type { ReactNode } from 'react';
import { Page } from '@forecourt/shared-design';
import { useLocation, usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { accountSections } from '../../domain/account-sections.ts';
import { AccountNav } from './account-nav.tsx';

/** A page of the account below the navigation to the others. */
export function AccountPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account');
  const { releases } = usePlatform();
  const { pathname } = useLocation();
  const items = accountSections(releases).map(({ id, path }) => ({
    id,
    href: path,
    label: t(id === 'saved' ? 'accountNav.saved' : `${id}.title`),
    isCurrent: path === pathname,
  }));
  return (
    <Page width="wide">
      <AccountNav label={t('accountNav.label')} items={items} />
      {children}
    </Page>
  );
}
