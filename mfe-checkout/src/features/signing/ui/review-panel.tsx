import { Alert, Button, chakra, LinkButton } from '@forecourt/shared-design';
import type { Contract, ContractTerms } from '@forecourt/shared-contracts/signing';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { stepPath } from '../../../domain/step-paths.ts';
import { ContractFigures } from './contract-figures.tsx';
import { DownloadButton } from './download-button.tsx';
import { useSigningFailure } from '../model/use-signing-failure.ts';
import { signingChildPath, type SigningView } from '../domain/signing-view.ts';
import type { OpenSigning } from '../model/use-open-signing.ts';

const Actions = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted', overflowWrap: 'anywhere' },
    '& .fc-row': { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
});

interface ReviewPanelProps {
  readonly orderNumber: string;
  readonly contract: Contract;
  readonly terms: ContractTerms;
  readonly view: SigningView;
  readonly signing: OpenSigning;
}

/** The contract itself, to read here and to download as PDF; the buyer continues from here to sign it (`review`). */
export function ReviewPanel({ orderNumber, contract, terms, view, signing }: ReviewPanelProps) {
  const { t } = useTranslation('checkout');
  const isSigned = view === 'signed';
  const { documentSha256, isFinalReady } = contract;
  return (
    <>
      <ContractFigures terms={terms} />
      <Actions>
        <DownloadButton orderNumber={orderNumber} copy={isFinalReady ? 'final' : 'unsigned'} />
        {documentSha256 && !isFinalReady && <p>{t('signing.hash', { hash: documentSha256 })}</p>}
      </Actions>
      {!isSigned && <SignAction signing={signing} />}
      <div>
        <LinkButton variant="quiet" href={stepPath(orderNumber, 'signing', signingChildPath(view))}>
          {t('signing.back')}
        </LinkButton>
      </div>
    </>
  );
}

function SignAction({ signing }: { signing: OpenSigning }) {
  const { t } = useTranslation('checkout');
  const failure = useSigningFailure();
  return (
    <Actions>
      {signing.error && <Alert severity="error">{failure(signing.error)}</Alert>}
      <Button
        icon="pen"
        busy={signing.isOpening}
        onClick={signing.handleOpen}
        aria-describedby="fc-sign-hint"
      >
        {t('signing.sign')}
      </Button>
      <p id="fc-sign-hint">{t('signing.signHint')}</p>
    </Actions>
  );
}
