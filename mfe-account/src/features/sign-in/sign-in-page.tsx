import { Alert, Card, chakra, Page, PageHeading, usePageTitle } from '@forecourt/shared-design';
import { Navigate, useLocation, useSession, useTranslation } from '@forecourt/shared-contracts/react';
import { returnTarget } from '../../domain/return-target.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInReasons } from './sign-in-reasons.tsx';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
    gap: { base: '5', md: '8' },
    alignItems: 'stretch',
  },
});
const Body = chakra('div', { base: { display: 'grid', gap: '5', marginTop: '6' } });

/** Sign-in with email and password; whoever is signed in goes on to where they came from, or to their orders. */
export function SignInPage() {
  const { t } = useTranslation('account');
  const { search } = useLocation();
  const { status } = useSession();
  usePageTitle(t('signIn.title'));
  if (status === 'signed-in') return <Navigate to={returnTarget(search)} replace />;
  return (
    <Page width="wide">
      <Columns>
        <Card padding="lg">
          <PageHeading lead={t('signIn.lead')}>{t('signIn.title')}</PageHeading>
          <Body>
            {status === 'expired' && <Alert severity="info">{t('signIn.expired')}</Alert>}
            <SignInForm />
          </Body>
        </Card>
        <SignInReasons />
      </Columns>
    </Page>
  );
}
