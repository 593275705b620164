import { useState } from 'react';
import { httpFailure } from '@forecourt/shared-contracts';
import { useApi, useQuery, useTranslation, zipQuery } from '@forecourt/shared-contracts/react';
import { Button, chakra } from '@forecourt/shared-design';

const Root = chakra('div', {
  base: {
    flexBasis: 'full',
    '& p': { margin: '0', paddingInlineStart: '3.5', textStyle: 'small', color: 'critical' },
  },
});

interface ZipRetryProps {
  readonly zip: string;
  /** Whether the page has said so above; a screen reader announces it once. */
  readonly isRepeated?: boolean;
}

/** Says that a complete ZIP could not be looked up, with a retry; nothing once it is known, or known not to exist. */
export function ZipRetry({ zip, isRepeated = false }: ZipRetryProps) {
  const { t } = useTranslation('storefront');
  const { data, error, isFetching, refetch } = useQuery(zipQuery(useApi(), zip));
  // Unlike the error, it stays while the ZIP is looked up again.
  const [failedZip, setFailedZip] = useState<string>();
  const isFailed = error ? httpFailure(error)?.status !== 404 : failedZip === zip && !data;
  if (isFailed !== (failedZip === zip)) setFailedZip(isFailed ? zip : undefined);
  if (!isFailed) return null;
  return (
    <Root role={isRepeated ? undefined : 'alert'}>
      <p>{t('handOver.zipFailed')}</p>
      <Button variant="quiet" size="sm" icon="refresh" busy={isFetching} onClick={() => void refetch()}>
        {t('handOver.tryAgain')}
      </Button>
    </Root>
  );
}
