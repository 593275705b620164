import { useState } from 'react';
import { Alert, Button, LinkButton } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { Navigate, usePlatform, useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { StepProps } from '../../domain/step-props.ts';
import { idVerificationFailure } from '../../domain/id-verification-failure.ts';
import { stepPath } from '../../domain/step-paths.ts';
import { NextStepLink, StepScreen } from '../step-screen/index.ts';
import { useOrder } from '../order/index.ts';
import {
  idVerificationChildPath,
  idVerificationView,
  type IdVerificationView,
} from './domain/id-verification-view.ts';
import { MethodForm } from './ui/method-form.tsx';
import { WaitingPanel } from './ui/waiting-panel.tsx';

/** Views with a sentence below the heading: the others begin with an alert. */
const ledViews = ['choose', 'not-supported', 'waiting'] as const;

/** Verify ID: choosing a method, waiting for it, and the result. */
export function IdVerificationStep({ status, childPath }: StepProps) {
  const { t } = useTranslation('checkout');
  const { navigation } = usePlatform();
  const { orderNumber, data } = useOrder();
  const [isChoosing, setChoosing] = useState(false);
  const current = idVerificationView(status, data.idVerification);
  const canChoose = current !== 'complete' && current !== 'not-supported';
  const view = isChoosing && canChoose ? 'choose' : current;
  const led = ledViews.find((one) => one === view);
  const ownPath = idVerificationChildPath(view);
  const handleStarted = () => {
    setChoosing(false);
    navigation.push(stepPath(orderNumber, 'id-verification', 'next-steps'));
  };
  if (childPath !== '' && childPath !== ownPath) {
    return <Navigate to={stepPath(orderNumber, 'id-verification', ownPath)} replace />;
  }
  return (
    <StepScreen
      title={t('steps.id-verification')}
      status={status}
      lead={led && t(`idVerification.lead.${led}`)}
      owner={view === 'complete' ? undefined : 'you'}
    >
      <IdVerificationBody view={view} onChoose={() => setChoosing(true)} onStarted={handleStarted} />
    </StepScreen>
  );
}

interface IdVerificationBodyProps {
  readonly view: IdVerificationView;
  readonly onChoose: () => void;
  readonly onStarted: () => void;
}

function IdVerificationBody({ view, onChoose, onStarted }: IdVerificationBodyProps) {
  const { orderNumber } = useOrder();
  switch (view) {
    case 'choose':
      return <MethodForm orderNumber={orderNumber} onStarted={onStarted} />;
    case 'waiting':
      return <WaitingPanel onChooseAgain={onChoose} />;
    case 'complete':
      return <Complete />;
    case 'not-supported':
      return <NotSupported />;
    case 'expired':
    case 'failed':
      return <Ended isExpired={view === 'expired'} onTryAgain={onChoose} />;
  }
}

function Complete() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <Alert severity="success" live="off">
        {t('idVerification.text.COMPLETED')}
      </Alert>
      <NextStepLink after="id-verification" />
    </>
  );
}

function NotSupported() {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  return (
    <>
      <Alert
        severity="info"
        live="off"
        title={t('idVerification.notSupportedTitle')}
        actions={
          <LinkButton href={phoneHref(contact.phone)} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        }
      >
        {t('idVerification.notSupported')}
      </Alert>
      <NextStepLink after="id-verification" isMeanwhile isFurther />
    </>
  );
}

function Ended({ isExpired, onTryAgain }: { isExpired: boolean; onTryAgain: () => void }) {
  const { t } = useTranslation('checkout');
  const { contact } = useTenant();
  const { failureReason } = useOrder().data.idVerification;
  const reason = isExpired ? 'expired' : idVerificationFailure(failureReason);
  return (
    <Alert
      severity="warning"
      title={t(`idEnded.${reason}.title`)}
      actions={
        <>
          <Button onClick={onTryAgain}>{t('idVerification.tryAgain')}</Button>
          <LinkButton variant="secondary" href={phoneHref(contact.phone)} icon="phone">
            {t('failed.call', { phone: contact.phoneAbbreviation })}
          </LinkButton>
        </>
      }
    >
      {t(`idVerification.ended.${reason}`)}
    </Alert>
  );
}
