import { useState } from 'react';
import { Button } from '@forecourt/shared-design';
import { usePlatform, useTranslation } from '@forecourt/shared-contracts/react';

interface BackButtonProps {
  /** Saves the current page; false when it could not be saved. */
  readonly keep: () => Promise<boolean>;
  /** The page before. */
  readonly href: string;
}

/** Goes to the page before once the current one is saved; if it cannot be saved it stays open with what was typed. */
export function BackButton({ keep, href }: BackButtonProps) {
  const { t } = useTranslation('creditApp');
  const { navigation } = usePlatform();
  const [isKeeping, setKeeping] = useState(false);
  const goBack = async () => {
    if (isKeeping) return;
    setKeeping(true);
    const isKept = await keep();
    setKeeping(false);
    if (isKept) navigation.push(href);
  };
  return (
    <Button variant="secondary" size="lg" busy={isKeeping} onClick={() => void goBack()}>
      {t('application.back')}
    </Button>
  );
}
