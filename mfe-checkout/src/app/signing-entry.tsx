import { httpFailure } from '@forecourt/shared-contracts';
import { getSigningReadiness } from '@forecourt/shared-contracts/signing';
import {
  Navigate,
  usePlatform,
  useParams,
  useQuery,
  useSearchParams,
  useSession,
  useTenant,
  useTranslation,
} from '@forecourt/shared-contracts/react';
import { Button, EmptyState, LinkButton, Page, Skeleton } from '@forecourt/shared-design';
import { stepPath } from '../domain/step-paths.ts';
import { SignedOut } from '../features/signed-out/index.ts';
import { OrderNotFound } from '../features/tracker/index.ts';
import { SessionGate } from './session-gate.tsx';

const returns = ['hello-again', 'thank-you'] as const;
type Return = (typeof returns)[number];

/**
 * `/signing?orderNumber=…` and its children `/hello-again` and `/thank-you` (TRACK-7), the targets of links in messages and of the signing
 * provider. They redirect to the order's own step. Without an order number, or in a tab without a session, the two children say where to
 * continue; any other path without an order number shows that no order was found.
 */
export function SigningEntry() {
  const { '*': rest = '' } = useParams();
  const isGuest = useSession().status === 'guest';
  const orderNumber = useSearchParams()[0].get('orderNumber') ?? '';
  const child = returns.find((one) => one === rest);
  if (child && (isGuest || orderNumber === '')) return <Returned child={child} />;
  return (
    <SessionGate signedOut={<SignedOut />}>
      {orderNumber === '' ? <OrderNotFound /> : <OwnContract orderNumber={orderNumber} childPath={rest} />}
    </SessionGate>
  );
}

function Returned({ child }: { child: Return }) {
  const { t } = useTranslation('checkout');
  return (
    <Page width="narrow">
      <EmptyState
        icon={child === 'thank-you' ? 'success' : 'pen'}
        title={t(`signingEntry.${child}.title`)}
        text={t(`signingEntry.${child}.text`)}
        actions={<LinkButton href="/account/orders">{t('notFound.orders')}</LinkButton>}
      />
    </Page>
  );
}

interface OwnContractProps {
  readonly orderNumber: string;
  readonly childPath: string;
}

/**
 * Signing requires the account that the order belongs to (TRACK-4); for another account, or a broken link (TRACK-72), this shows so. The
 * server never reveals which of the two it is (T35).
 */
function OwnContract({ orderNumber, childPath }: OwnContractProps) {
  const { t } = useTranslation('checkout');
  const { client } = usePlatform();
  const own = useQuery({
    queryKey: ['signing-entry', orderNumber],
    queryFn: ({ signal }) => client.call(getSigningReadiness, { params: { orderNumber }, signal }),
  });
  if (own.isPending) {
    return (
      <Page role="status" aria-label={t('signingEntry.loading')}>
        <Skeleton height="420px" />
      </Page>
    );
  }
  const status = httpFailure(own.error)?.status;
  if (status !== undefined && [400, 403, 404].includes(status)) return <NotAllowed />;
  return <Navigate to={stepPath(orderNumber, 'signing', childPath)} replace />;
}

/** Signing out here leads to sign-in, which returns to this address. */
function NotAllowed() {
  const platform = usePlatform();
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : undefined;
  const phone = contact.phoneAbbreviation;
  return (
    <Page width="narrow">
      <EmptyState
        icon="lock"
        title={t('signingEntry.notAllowed.title')}
        text={t('signingEntry.notAllowed.text', {
          email: email ?? t('signingEntry.notAllowed.anonymous'),
          phone,
        })}
        actions={
          <>
            <Button onClick={() => void platform.session.signOut()}>
              {t('signingEntry.notAllowed.signIn')}
            </Button>
            <LinkButton variant="secondary" href={`tel:+1${contact.phone}`} icon="phone">
              {t('signing.call', { phone })}
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
