import { useState } from 'react';
import { Button, VisuallyHidden } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { copyText } from '../../../platform/copy-text.ts';

/** Copies the ID of a deal, and says whether that worked. */
export function CopyNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const handleCopy = async () => setOutcome((await copyText(number)) ? 'copied' : 'notCopied');
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void handleCopy()}>
        {t(`deals.${outcome ?? 'copy'}`)} <VisuallyHidden>{number}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{outcome && t(`deals.${outcome}`)}</VisuallyHidden>
    </>
  );
}
