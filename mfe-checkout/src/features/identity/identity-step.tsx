import { useState } from 'react';
import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import { Navigate, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { identityFailure } from '../../domain/identity-failure.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { StepScreen } from '../step-screen/index.ts';
import { useTracker } from '../tracker/index.ts';
import { identityChildPath, identityView, type IdentityView } from './identity-view.ts';
import { MethodForm } from './method-form.tsx';
import { WaitingPanel } from './waiting-panel.tsx';

/** Verify ID: choosing a method, waiting for it, and the result. */
export function IdentityStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const { navigation } = usePlatform();
  const { orderNumber, data } = useTracker();
  const [isChoosing, setChoosing] = useState(false);
  const stands = identityView(status, data.identity);
  const canChoose = stands !== 'complete' && stands !== 'not-supported';
  const view = isChoosing && canChoose ? 'choose' : stands;
  const ownPath = identityChildPath(view);
  const handleStarted = () => {
    setChoosing(false);
    navigation.push(stepPath(orderNumber, 'identity', 'next-steps'));
  };
  if (childPath !== '' && childPath !== ownPath) {
    return <Navigate to={stepPath(orderNumber, 'identity', ownPath)} replace />;
  }
  return (
    <StepScreen
      title={t('steps.identity')}
      status={status}
      lead={t(`identity.lead.${view}`)}
      owner={view === 'complete' ? undefined : t(view === 'not-supported' ? 'owner.dealer' : 'owner.you')}
    >
      <IdentityBody view={view} onChoose={() => setChoosing(true)} onStarted={handleStarted} />
    </StepScreen>
  );
}

interface IdentityBodyProps {
  readonly view: IdentityView;
  readonly onChoose: () => void;
  readonly onStarted: () => void;
}

function IdentityBody({ view, onChoose, onStarted }: IdentityBodyProps) {
  const { orderNumber } = useTracker();
  switch (view) {
    case 'choose':
      return <MethodForm orderNumber={orderNumber} onStarted={onStarted} />;
    case 'waiting':
      return <WaitingPanel onChooseAgain={onChoose} />;
    case 'complete':
      return <Complete orderNumber={orderNumber} />;
    case 'not-supported':
      return <NotSupported />;
    case 'expired':
    case 'failed':
      return <Ended isExpired={view === 'expired'} onTryAgain={onChoose} />;
  }
}

function Complete({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Alert severity="success" live="off">
        {t('identity.text.COMPLETED')}
      </Alert>
      <div>
        <LinkButton href={stepPath(orderNumber, 'documents')}>{t('identity.next')}</LinkButton>
      </div>
    </>
  );
}

function NotSupported() {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const phone = contact.phoneAbbreviation;
  return (
    <Alert
      severity="info"
      live="off"
      title={t('identity.notSupportedTitle')}
      actions={
        <LinkButton href={`tel:+1${contact.phone}`} icon="phone">
          {t('failed.call', { phone })}
        </LinkButton>
      }
    >
      {t('identity.failures.stateNotSupported', { phone })}
    </Alert>
  );
}

function Ended({ isExpired, onTryAgain }: { isExpired: boolean; onTryAgain: () => void }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { failureReason } = useTracker().data.identity;
  const reason = isExpired ? 'expired' : identityFailure(failureReason);
  return (
    <Alert
      severity="warning"
      title={t(`identity.ended.${reason}.title`)}
      actions={
        <>
          <Button onClick={onTryAgain}>{t('identity.tryAgain')}</Button>
          <LinkButton variant="secondary" href={`tel:+1${contact.phone}`} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </>
      }
    >
      {t(`identity.ended.${reason}.text`)}
    </Alert>
  );
}
