import { DefinitionList, LinkButton, Skeleton } from '@forecourt/shared-design';
import type { Contract } from '@forecourt/shared-contracts/signing';
import { formatDateAt, formatTimeAt, zoneNameAt } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { isStepDone, stepAfterSigning } from '../../../domain/order-steps.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { MomentBand } from '../../moment/index.ts';
import { useOrder } from '../../order/index.ts';
import { StepActions } from '../../step-screen/index.ts';
import { DownloadButton } from './download-button.tsx';

interface SignedPanelProps {
  /** Undefined until it is loaded, and when it cannot be. */
  readonly contract: Contract | null | undefined;
  /** Whether the contract is being loaded: what it tells has its place until then. */
  readonly isLoading: boolean;
}

/** The buyer has signed (`thank-you`): who else has, the copy to keep, and the next step. */
export function SignedPanel({ contract, isLoading }: SignedPanelProps) {
  const { t } = useTranslation('checkout');
  const { orderNumber } = useOrder();
  return (
    <>
      <MomentBand>
        <p role="status">
          <strong>{t('signing.text.COMPLETED')}</strong>{' '}
          {contract && t(contract.isFinalReady ? 'signing.signed.complete' : 'signing.signed.awaiting')}
          {isLoading && <Skeleton height={{ base: '2lh', sm: '1lh' }} />}
        </p>
      </MomentBand>
      {contract && <Signatures contract={contract} />}
      {isLoading && <SignaturesPlaceholder />}
      <NextStep />
      {contract?.terms && <Copy orderNumber={orderNumber} isFinal={contract.isFinalReady} />}
      {isLoading && <CopyPlaceholder />}
    </>
  );
}

/** The step that follows, if the order has one. */
function NextStep() {
  const { t } = useTranslation('checkout');
  const { orderNumber, steps } = useOrder();
  const next = stepAfterSigning(steps);
  // The contract may have the signature before the order does: until then the next step would redirect back here.
  if (!isStepDone(steps, 'signing')) return <Skeleton height="48px" width="220px" />;
  if (!next) return null;
  return (
    <StepActions>
      <LinkButton href={stepPath(orderNumber, next)}>{t(`signing.signed.next.${next}`)}</LinkButton>
    </StepActions>
  );
}

function Copy({ orderNumber, isFinal }: { orderNumber: string; isFinal: boolean }) {
  const { t } = useTranslation('checkout');
  return (
    <StepActions isFurther>
      <DownloadButton orderNumber={orderNumber} copy={isFinal ? 'final' : 'unsigned'} />
      <LinkButton variant="quiet" href={stepPath(orderNumber, 'signing', 'review')}>
        {t('signing.signed.review')}
      </LinkButton>
    </StepActions>
  );
}

/** The signatures; their place is held until the contract has the buyer's own, which the order may have first. */
function Signatures({ contract: { signatures } }: { contract: Contract }) {
  const { t } = useTranslation('checkout');
  const { timeZone } = useTenant().contact;
  if (!signatures.some(({ signer }) => signer === 'buyer')) return <SignaturesPlaceholder />;
  const rows = (['buyer', 'dealer'] as const).map((signer) => {
    const own = signatures.find((one) => one.signer === signer);
    const label = t(`signing.signed.${signer}`);
    if (!own) return { id: signer, label, value: t('signing.signed.pending') };
    const { name, signedAt } = own;
    const date = formatDateAt(signedAt, timeZone);
    const time = formatTimeAt(signedAt, timeZone);
    return {
      id: signer,
      label,
      value: (
        <>
          {name}
          <br />
          {t('signing.signed.at', { date, time, timeZone: zoneNameAt(signedAt, timeZone) })}
        </>
      ),
    };
  });
  return <DefinitionList rows={rows} />;
}

function SignaturesPlaceholder() {
  return <Skeleton height="120px" width="full" />;
}

function CopyPlaceholder() {
  return (
    <StepActions isFurther>
      <Skeleton height="48px" width={{ base: 'full', sm: '260px' }} />
      <Skeleton height="48px" width={{ base: 'full', sm: '180px' }} />
    </StepActions>
  );
}
