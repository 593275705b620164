import { useState } from 'react';
import { Alert, Button, CardSkeleton, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import type { Contract, ContractState } from '@forecourt/shared-contracts/signing';
import { Navigate, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { DealStatus } from '@forecourt/shared-contracts/commerce';
import { isHeldUp, isOrderOver } from '../../domain/order-page.ts';
import type { StepProps } from '../../domain/step-props.ts';
import { orderPhase } from '../../domain/order-card.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import { pollOf, type Poll } from '../poll/index.ts';
import { SigningInProgressPanel } from './ui/signing-in-progress-panel.tsx';
import { SigningConsentPanel } from './ui/signing-consent-panel.tsx';
import { EndedPanel } from './ui/ended-panel.tsx';
import { LoanPanel } from './ui/loan-panel.tsx';
import { ReadyPanel } from './ui/ready-panel.tsx';
import { ReviewPanel } from './ui/review-panel.tsx';
import { SignedPanel } from './ui/signed-panel.tsx';
import {
  isOwnPlace,
  signingChildPath,
  signingEnding,
  signingOwner,
  signingScreen,
  signingView,
  type SigningView,
} from './domain/signing-view.ts';
import { useContract } from './model/use-contract.ts';
import { useOpenSigning } from './model/use-open-signing.ts';

/** Screens with a sentence below the heading: the others begin with an alert. */
const ledScreens = ['loading', 'loan', 'consent', 'ready', 'review', 'begun'] as const;

/** Sign Contract: consent, reading, signing, and the result. */
export function SigningStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber, data } = useOrder();
  const query = useContract();
  const [hadConsent, setHadConsent] = useState(false);
  if (query.data?.consent && !hadConsent) setHadConsent(true);
  const phase = orderPhase(data.order);
  const contract = { state: query.data, hasFailed: query.isError };
  const own = signingView({
    status,
    dealStatus: data.order.deal.status,
    phase,
    isIdVerified: data.order.idVerification?.status === 'COMPLETED',
    ...contract,
  });
  if (!isOwnPlace(own, childPath)) {
    return <Navigate to={stepPath(orderNumber, 'signing', signingChildPath(own))} replace />;
  }
  const { view, isReview } = signingScreen(own, childPath, contract);
  // A contract that is signed is only read.
  const led = ledScreens.find((one) => one === (isReview && view !== 'signed' ? 'review' : view));
  const owner = signingOwner(view, phase);
  return (
    <StepScreen
      title={t('steps.signing')}
      status={status}
      lead={led && t(`signing.lead.${led}`)}
      owner={owner}
      contentId={isOpenContract({ view, isReview }) ? 'contract' : view}
      isLoading={view === 'loading'}
    >
      <SigningBody
        view={view}
        isReview={isReview}
        state={query.data}
        isPending={query.isPending}
        isWithdrawn={hadConsent}
        poll={pollOf(query)}
      />
    </StepScreen>
  );
}

interface SigningBodyProps {
  readonly view: SigningView;
  readonly isReview: boolean;
  readonly state: ContractState | undefined;
  readonly isPending: boolean;
  /** Whether a consent that is missing was there while the step was shown: nothing but a withdrawal takes it away. */
  readonly isWithdrawn: boolean;
  readonly poll: Poll;
}

const openViews: readonly SigningView[] = ['ready', 'begun'];

/** Whether the contract is read or signed: one element in all of its views, which keeps the signing that was begun. */
function isOpenContract({ view, isReview }: Pick<SigningBodyProps, 'view' | 'isReview'>): boolean {
  return isReview || openViews.includes(view);
}

function SigningBody(props: SigningBodyProps) {
  const { view, state } = props;
  const { orderNumber, data } = useOrder();
  const contract = state?.contract;
  if (contract && isOpenContract(props)) return <OpenContract {...props} contract={contract} />;
  switch (view) {
    case 'unavailable':
      return <Unavailable poll={props.poll} />;
    case 'loan':
      return <Loan />;
    case 'verify':
      return <Verify />;
    case 'consent':
      return <SigningConsentPanel orderNumber={orderNumber} isWithdrawn={props.isWithdrawn} />;
    case 'signed':
      return <SignedPanel contract={contract} isLoading={props.isPending} />;
    case 'ended':
      return <Ended contract={contract} dealStatus={data.order.deal.status} />;
    default:
      return <Loading />;
  }
}

interface OpenContractProps extends SigningBodyProps {
  readonly contract: Contract;
}

function OpenContract({ view, isReview, contract, poll }: OpenContractProps) {
  const { orderNumber } = useOrder();
  const signing = useOpenSigning(orderNumber, contract.envelopeId);
  const { terms } = contract;
  if (!terms) return null;
  if (isReview) return <ReviewPanel {...{ orderNumber, contract, terms, view, signing }} />;
  if (view === 'ready') return <ReadyPanel {...{ orderNumber, contract, terms }} />;
  return <SigningInProgressPanel {...{ orderNumber, contract, signing, poll }} />;
}

function Loan() {
  const { orderNumber, data } = useOrder();
  const phase = orderPhase(data.order);
  return isHeldUp(phase) && !isOrderOver(phase) ? <LoanPanel {...{ orderNumber, phase }} /> : null;
}

interface EndedProps {
  readonly contract: ContractState['contract'] | undefined;
  readonly dealStatus: DealStatus | undefined;
}

function Ended({ contract, dealStatus }: EndedProps) {
  const { orderNumber } = useOrder();
  const ending = signingEnding(contract, dealStatus);
  return <EndedPanel orderNumber={orderNumber} envelopeId={contract?.envelopeId} ending={ending} />;
}

function Loading() {
  const { t } = useTranslation('checkout');
  return (
    <div role="status" aria-label={t('signing.loading')}>
      <CardSkeleton height="180px" />
    </div>
  );
}

/** The contract could not be loaded (TRACK-72). */
function Unavailable({ poll: { checkNow, isChecking } }: { readonly poll: Poll }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (
    <Alert
      severity="error"
      title={t('signing.unavailableTitle')}
      actions={
        <Button busy={isChecking} onClick={checkNow}>
          {t('signing.tryAgain')}
        </Button>
      }
    >
      {t('signing.unavailable', { phone: contact.phoneAbbreviation })}
    </Alert>
  );
}

/** The deal's verification expired (VEXP): the buyer must verify their identity first. */
function Verify() {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { orderNumber } = useOrder();
  const phone = contact.phoneAbbreviation;
  return (
    <Alert
      severity="warning"
      live="off"
      title={t('signing.verify.title')}
      actions={
        <>
          <LinkButton href={stepPath(orderNumber, 'id-verification')} icon="id">
            {t('signing.verify.action')}
          </LinkButton>
          <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
            {t('signing.call', { phone })}
          </LinkButton>
        </>
      }
    >
      {t('signing.verify.text')}
    </Alert>
  );
}
