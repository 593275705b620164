import { chakra, EmptyState, LinkButton, Page, usePageTitle, VisuallyHidden } from '@forecourt/shared-design';
import { useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { phoneActions } from './phone-actions.ts';
import { routePaths } from '../../domain/route-paths.ts';

/** A page that only the account's owner sees; the key of its texts. */
export type MembersPage = 'orders' | 'profile' | 'documents' | 'privacy' | 'deals';

/** A card: nothing is missing or can be dropped here. */
const Gate = chakra('div', {
  base: { ...phoneActions, '& > div': { borderStyle: 'solid', borderColor: 'line', boxShadow: 'raised' } },
});

/** Shown on an account page to a visitor who is not signed in; links to sign-in or sign-up, and back. */
export function SignedOut({ page }: { page: MembersPage }) {
  const { t } = useTranslation('account');
  const { pathname, search } = useLocation();
  const isExpired = useSession().status === 'expired';
  const returnTo = encodeURIComponent(pathname + search);
  usePageTitle(t(`${page}.title`));
  return (
    <Page width="narrow">
      <VisuallyHidden as="h1">{t(`${page}.title`)}</VisuallyHidden>
      <Gate>
        <EmptyState
          icon="lock"
          title={t(isExpired ? 'signedOut.expiredTitle' : `signedOut.title.${page}`)}
          text={t(`signedOut.text.${page}`)}
          actions={
            <>
              <LinkButton href={`${routePaths['sign-in']}?returnTo=${returnTo}`}>
                {t('signedOut.action')}
              </LinkButton>
              <LinkButton variant="secondary" href={`${routePaths['sign-up']}?returnTo=${returnTo}`}>
                {t('signedOut.create')}
              </LinkButton>
            </>
          }
        />
      </Gate>
    </Page>
  );
}
