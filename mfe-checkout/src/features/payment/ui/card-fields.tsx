import { Alert, Button, chakra, Spinner } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { CardFrameControl } from '../model/use-card-frame.ts';

const Root = chakra('div', {
  base: {
    position: 'relative',
    '& iframe': { display: 'block', width: 'full', border: '0', colorScheme: 'auto' },
    '& iframe[data-ready=false]': { opacity: '0' },
    '& .fc-wait': {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      gap: '3',
      paddingTop: '12',
      color: 'inkMuted',
    },
    '& .fc-note': { margin: '0', marginTop: '3', textStyle: 'small', color: 'inkMuted' },
  },
});

interface CardFieldsProps {
  readonly control: CardFrameControl;
  /** False while another payment method is chosen; typed values stay. */
  readonly isChosen: boolean;
}

/** The card fields, which belong to the payment provider's page in a frame, with their loading and failed states. */
export function CardFields({ control, isChosen }: CardFieldsProps) {
  const { t } = useTranslation('checkout');
  const { brandName } = useTenant();
  const { phase } = control;
  if (phase === 'failed') {
    return isChosen ? (
      <Alert
        severity="error"
        title={t('payment.frame.failed')}
        actions={
          <Button icon="refresh" onClick={control.reload}>
            {t('payment.frame.retry')}
          </Button>
        }
      >
        {t('payment.frame.failedText')}
      </Alert>
    ) : null;
  }
  return (
    <Root style={isChosen ? undefined : { display: 'none' }}>
      <iframe
        key={control.attempt}
        ref={control.frame}
        src={control.url}
        title={t('payment.frame.title')}
        data-ready={phase === 'ready'}
        sandbox="allow-scripts allow-same-origin allow-forms"
        onLoad={control.handleLoad}
        style={{ height: control.heightPx }}
      />
      {phase === 'loading' && (
        <div className="fc-wait" role="status">
          <Spinner />
          {t('payment.frame.loading')}
        </div>
      )}
      <p className="fc-note">{t('payment.frame.note', { brand: brandName })}</p>
    </Root>
  );
}
