import { Button, EmptyState } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';

interface NoCoverageProps {
  readonly isLeaving: boolean;
  readonly onContinue: () => void;
}

/** No products: the dealer sells none, or none for this vehicle. */
export function NoCoverage({ isLeaving, onContinue }: NoCoverageProps) {
  const { t } = useTranslation('creditApp');
  return (
    <EmptyState
      icon="shield"
      title={t('coverage.none.title')}
      text={t('coverage.none.text')}
      actions={
        <Button busy={isLeaving} onClick={onContinue}>
          {t('coverage.none.action')}
        </Button>
      }
    />
  );
}
