import { useState } from 'react';
import { Button, Dialog } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useSkipPrequalification } from '../data/prequalification.mutations.ts';
import { useWay } from '../model/use-way.ts';

/** Leaves for now, with everything saved; when the progress cannot be saved, the shopper decides (BUY-45). */
export function SkipForNow() {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  const { backHref, leave } = useWay();
  const [isFailed, setFailed] = useState(false);
  const skip = useSkipPrequalification();
  const handleSkip = () =>
    skip.mutate(undefined, {
      onSuccess: () => leave(backHref),
      onError: () => setFailed(true),
    });
  return (
    <>
      <Button variant="quiet" flush="narrow" busy={skip.isPending} onClick={handleSkip}>
        {t('pq.skip.action')}
      </Button>
      <Dialog
        isOpen={isFailed}
        onClose={() => setFailed(false)}
        title={t('pq.skip.failedTitle')}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => leave(backHref)}>
              {t('pq.skip.leave')}
            </Button>
            <Button busy={skip.isPending} onClick={handleSkip}>
              {t('pq.skip.tryAgain')}
            </Button>
          </>
        }
      >
        {t('pq.skip.failedText', { phone: contact.phoneAbbreviation })}
      </Dialog>
    </>
  );
}
