import { Alert, Button, chakra, Skeleton, VisuallyHidden } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import type { CardFrameControl } from '../model/use-card-frame.ts';

const Root = chakra('div', {
  base: {
    position: 'relative',
    // The frame leaves 4 px around its fields for their focus ring: they are as wide as the other fields.
    marginInline: '-4px',
    containerType: 'inline-size',
    // The frame lies over the shape of its fields, which keeps its place until it is drawn.
    '& .fc-frame': { display: 'grid', '& > *': { gridArea: '1 / 1' } },
    '& iframe': {
      display: 'block',
      position: 'relative',
      width: 'full',
      height: 'full',
      border: '0',
      colorScheme: 'auto',
    },
    '& iframe[data-ready=false]': { opacity: '0' },
    '& .fc-wait': { display: 'grid', gap: '4', alignContent: 'start', padding: '4px' },
    '@container (width >= 300px)': {
      '& .fc-wait': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '& .fc-wide': { gridColumn: '1 / -1' },
    },
    '& .fc-note': { margin: '0 4px', marginTop: '3', textStyle: 'small', color: 'inkMuted' },
  },
});

/** The fields that the frame draws, in its order, as high as there: those that take a whole row, and those whose label has a hint below. */
const shapes = [
  { name: 'email', isWide: true, hasHint: true },
  { name: 'number', isWide: true, hasHint: false },
  { name: 'expiry', isWide: false, hasHint: true },
  { name: 'cvc', isWide: false, hasHint: true },
  { name: 'name', isWide: true, hasHint: false },
  { name: 'country', isWide: false, hasHint: false },
  { name: 'zip', isWide: false, hasHint: false },
] as const;

interface CardFieldsProps {
  readonly control: CardFrameControl;
  /** False while another payment method is chosen; typed values stay. */
  readonly isChosen: boolean;
}

/** The card fields, which belong to the payment provider's page in a frame, with their loading and failed states. */
export function CardFields({ control, isChosen }: CardFieldsProps) {
  const { t } = useTranslation('checkout');
  const { brandName } = useTenant();
  const { phase, isPainted, heightPx } = control;
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
      <div className="fc-frame">
        {!isPainted && <FieldShapes />}
        <iframe
          key={control.attempt}
          ref={control.frame}
          src={control.url}
          title={t('payment.frame.title')}
          data-ready={phase === 'ready'}
          sandbox="allow-scripts allow-same-origin allow-forms"
          onLoad={control.handleLoad}
          style={{ height: heightPx }}
        />
      </div>
      {phase === 'loading' && <VisuallyHidden role="status">{t('payment.frame.loading')}</VisuallyHidden>}
      <p className="fc-note">{t('payment.frame.note', { brand: brandName })}</p>
    </Root>
  );
}

function FieldShapes() {
  return (
    <div className="fc-wait" aria-hidden="true">
      {shapes.map(({ name, isWide, hasHint }) => (
        <div key={name} className={isWide ? 'fc-wide' : undefined}>
          <Skeleton width="40%" height="14px" marginBottom={hasHint ? '39px' : '14px'} />
          <Skeleton height="48px" />
        </div>
      ))}
      <Skeleton className="fc-wide" height="48px" />
    </div>
  );
}
