import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import type { Contract } from '@forecourt/shared-contracts/signing';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { providerHref } from '../../../domain/provider-href.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { PollStatus, type Poll } from '../../poll/index.ts';
import { ConsentNote } from './consent-note.tsx';
import { useSigningFailure } from '../model/use-signing-failure.ts';
import type { OpenSigning } from '../model/use-open-signing.ts';

interface BegunPanelProps {
  readonly orderNumber: string;
  readonly contract: Contract;
  readonly signing: OpenSigning;
  readonly poll: Poll;
}

/** Signing was started but not finished (`hello-again`): a link back to the signing page, and what this page is waiting for. */
export function SigningInProgressPanel({ orderNumber, contract, signing, poll }: BegunPanelProps) {
  const { t } = useTranslation('checkout');
  const { siteOrigin } = usePlatform();
  const failure = useSigningFailure();
  const { providerUrl } = contract;
  return (
    <>
      {signing.error && <Alert severity="error">{failure(signing.error)}</Alert>}
      {signing.isBlocked && <Alert severity="warning">{t('signing.begun.blocked')}</Alert>}
      <Alert
        severity={providerUrl ? 'info' : 'warning'}
        live="off"
        title={t(providerUrl ? 'signing.begun.title' : 'signing.begun.closedTitle')}
        actions={
          <>
            {providerUrl ? (
              <LinkButton
                href={providerHref(providerUrl, siteOrigin)}
                target="_blank"
                rel="noopener"
                trailingIcon="external"
              >
                {t('signing.begun.open')}
              </LinkButton>
            ) : (
              <Button icon="pen" busy={signing.isOpening} onClick={signing.handleOpen}>
                {t('signing.begun.again')}
              </Button>
            )}
            <LinkButton variant="secondary" href={stepPath(orderNumber, 'signing', 'review')}>
              {t('signing.begun.review')}
            </LinkButton>
          </>
        }
      >
        {t(providerUrl ? 'signing.begun.text' : 'signing.begun.closed')}
      </Alert>
      <PollStatus poll={poll} texts="signing.poll" />
      <ConsentNote orderNumber={orderNumber} />
    </>
  );
}
