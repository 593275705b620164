import { useState } from 'react';
import { Alert, Button, Dialog } from '@forecourt/shared-design';
import type { ApplicationFacts } from '@forecourt/shared-contracts/credit-application';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';
import { wordsFor } from '../model/words-for.ts';
import { routePaths } from '../../../domain/route-paths.ts';

interface LeaveButtonProps {
  /** Saves the current page; false when it could not be saved. */
  readonly onLeave: () => Promise<boolean>;
  readonly facts: ApplicationFacts;
}

/** 'Save and leave': explains what is saved and where to return, and saves the page before leaving. */
export function LeaveButton({ onLeave, facts }: LeaveButtonProps) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const words = wordsFor(facts);
  const [isAsking, setAsking] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leave = async () => {
    setKeeping(true);
    const isKept = await onLeave();
    setKeeping(false);
    if (!isKept) return setFailed(true);
    setAsking(false);
    navigation.push(routePaths.cart);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('application.leave.open')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('application.leave.title', words)}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('application.leave.stay')}
            </Button>
            <Button busy={isKeeping} onClick={() => void leave()}>
              {t('application.leave.go')}
            </Button>
          </>
        }
      >
        <p>{t('application.leave.text', words)}</p>
        {hasFailed && <Alert severity="error">{t('application.leave.failed')}</Alert>}
      </Dialog>
    </>
  );
}
