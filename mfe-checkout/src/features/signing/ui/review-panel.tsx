import { Alert, Button, chakra, LinkButton } from '@forecourt/shared-design';
import type { Contract, ContractTerms } from '@forecourt/shared-contracts/signing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { StepActions } from '../../step-screen/index.ts';
import { ContractFigures } from './contract-figures.tsx';
import { DownloadButton } from './download-button.tsx';
import { useSigningFailure } from '../model/use-signing-failure.ts';
import { signingChildPath, type SigningView } from '../domain/signing-view.ts';
import type { OpenSigning } from '../model/use-open-signing.ts';

const Hint = chakra('p', {
  base: { margin: '0', textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' },
});

interface ReviewPanelProps {
  readonly orderNumber: string;
  readonly contract: Contract;
  readonly terms: ContractTerms;
  readonly view: SigningView;
  readonly signing: OpenSigning;
}

/** A summary of the contract, and the whole of it to download as PDF; the buyer continues from here to sign it (`review`). */
export function ReviewPanel({ orderNumber, contract, terms, view, signing }: ReviewPanelProps) {
  const { t } = useTranslation('checkout');
  const isSigned = view === 'signed';
  const { isFinalReady } = contract;
  return (
    <>
      <ContractFigures {...{ terms, isSigned }} />
      {!isSigned && <SignAction signing={signing} />}
      <StepActions isFurther>
        <DownloadButton orderNumber={orderNumber} copy={isFinalReady ? 'final' : 'unsigned'} />
        <LinkButton variant="quiet" href={stepPath(orderNumber, 'signing', signingChildPath(view))}>
          {t('signing.back')}
        </LinkButton>
      </StepActions>
    </>
  );
}

function SignAction({ signing }: { signing: OpenSigning }) {
  const { t } = useTranslation('checkout');
  const failure = useSigningFailure();
  return (
    <>
      {signing.error && <Alert severity="error">{failure(signing.error)}</Alert>}
      <StepActions>
        <Button
          icon="pen"
          busy={signing.isOpening}
          onClick={signing.handleOpen}
          aria-describedby="fc-sign-hint"
        >
          {t('signing.sign')}
        </Button>
      </StepActions>
      <Hint id="fc-sign-hint">{t('signing.signHint')}</Hint>
    </>
  );
}
