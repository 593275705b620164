import { LinkButton, RetryPanel, Stack } from '@forecourt/shared-design';
import { dealerPhone } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

interface CoverageFailedProps {
  readonly isTrying: boolean;
  readonly onRetry: () => void;
  readonly nextPath: string;
}

/** Coverage could not be loaded: retry, call, or continue checkout without it. */
export function CoverageFailed({ isTrying, onRetry, nextPath }: CoverageFailedProps) {
  const { t } = useTranslation('creditApp');
  const { contact } = useTenant();
  return (
    <Stack gap="5" alignItems="center">
      <RetryPanel
        title={t('coverage.failed.title')}
        text={t('coverage.failed.text')}
        busy={isTrying}
        onRetry={onRetry}
        phone={dealerPhone(contact)}
      />
      <LinkButton href={nextPath} variant="secondary">
        {t('coverage.failed.continue')}
      </LinkButton>
    </Stack>
  );
}
