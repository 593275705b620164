import { Alert, Button, chakra, Dialog, Skeleton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useSpin } from '../model/use-spin.ts';

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& .fc-stage': {
      aspectRatio: '4 / 3',
      width: 'full',
      overflow: 'hidden',
      borderRadius: 'small',
      background: 'radial-gradient(circle at 50% 40%, #f5f8fc, #e0e8f2 55%, #c2cfe0)',
    },
    '&[data-backdrop=dark] .fc-stage': {
      background: 'radial-gradient(circle at 50% 40%, #737d87, #444c55 55%, #20252a)',
    },
    '& .fc-stage[hidden]': { display: 'none' },
    '& label': { display: 'grid', gap: '2', fontSize: 'sm', fontWeight: 'semibold' },
    '& input': { width: 'full', minHeight: '44px', accentColor: 'var(--fc-brand)' },
    '& p': { margin: '0', textStyle: 'small', color: 'inkMuted' },
  },
});

interface SpinDialogProps {
  readonly vin: string;
  readonly name: string;
  /** URLs of the images. */
  readonly images: readonly string[];
  readonly backdrop: string;
  readonly onClose: () => void;
}

const stepDegrees = 5;

/** The vehicle from all sides, in the tenant's viewer; the slider turns it without dragging. Reports when the viewer is unavailable. */
export function SpinDialog({ vin, name, images, backdrop, onClose }: SpinDialogProps) {
  const { t } = useTranslation('storefront');
  const { stage, state, degrees, turnTo, tryAgain } = useSpin({
    vin,
    images,
    title: t('spin.title', { name }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('spin.title', { name })} size="lg">
      <Body data-backdrop={backdrop}>
        {state === 'loading' && (
          <div role="status" aria-label={t('spin.loading')}>
            <Skeleton aspectRatio="4 / 3" />
          </div>
        )}
        <div ref={stage} className="fc-stage" hidden={state !== 'ready'} />
        {state === 'ready' && (
          <>
            <label>
              {t('spin.turn')}
              <input
                type="range"
                min={0}
                max={360 - stepDegrees}
                step={stepDegrees}
                value={degrees}
                aria-valuetext={t('spin.angle', { degrees })}
                onChange={(event) => turnTo(Number(event.target.value))}
              />
            </label>
            <p>{t('spin.hint')}</p>
          </>
        )}
        {state === 'failed' && (
          <>
            <Alert severity="warning">{t('spin.failed')}</Alert>
            <Button variant="secondary" icon="refresh" onClick={tryAgain}>
              {t('vehicle.tryAgain')}
            </Button>
          </>
        )}
      </Body>
    </Dialog>
  );
}
