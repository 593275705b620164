import { Alert, Button, chakra, LinkButton } from '@forecourt/shared-design';
import type { Contract } from '@forecourt/shared-contracts/signing';
import { formatZonedTimeAt } from '@forecourt/shared-contracts/formats';
import { usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { providerHref } from '../../../domain/provider-href.ts';
import { stepPath } from '../../../domain/step-paths.ts';
import { StepActions } from '../../step-screen/index.ts';
import { ConsentNote } from './consent-note.tsx';
import { useSigningFailure } from '../model/use-signing-failure.ts';
import type { OpenSigning } from '../model/use-open-signing.ts';

const Checked = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface BegunPanelProps {
  readonly orderNumber: string;
  readonly contract: Contract;
  readonly signing: OpenSigning;
  /** When the contract was last fetched, in milliseconds since 1970. */
  readonly checkedAtMs: number;
  readonly onCheck: () => void;
}

/** Signing was started but not finished (`hello-again`): a link back to the signing page, and what this page is waiting for. */
export function SigningInProgressPanel({
  orderNumber,
  contract,
  signing,
  checkedAtMs,
  onCheck,
}: BegunPanelProps) {
  const { t } = useTranslation('checkout');
  const { siteOrigin } = usePlatform();
  const { timeZone } = useTenant().contact;
  const failure = useSigningFailure();
  const { providerUrl } = contract;
  const checkedAt = new Date(checkedAtMs).toISOString();
  const time = formatZonedTimeAt(checkedAt, timeZone);
  return (
    <>
      {signing.error && <Alert severity="error">{failure(signing.error)}</Alert>}
      {signing.isBlocked && <Alert severity="warning">{t('signing.begun.blocked')}</Alert>}
      <Alert
        severity="info"
        live="off"
        title={t(providerUrl ? 'signing.begun.title' : 'signing.begun.closedTitle')}
      >
        {t(providerUrl ? 'signing.begun.text' : 'signing.begun.closed')}
      </Alert>
      <StepActions>
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
      </StepActions>
      <Checked>
        <p role="status">{t('signing.begun.checked', { time })}</p>
        <Button variant="quiet" flush="narrow" size="sm" icon="refresh" onClick={onCheck}>
          {t('signing.begun.checkNow')}
        </Button>
      </Checked>
      <ConsentNote orderNumber={orderNumber} />
    </>
  );
}
