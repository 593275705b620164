import { Button, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';

interface GoOnProps {
  /** Whether pickup or delivery is chosen already: then it is not asked again. */
  readonly hasHandOver: boolean;
  readonly onSwitchToCash: () => void;
}

/** Continues from the cart of a loan or a lease to the open choices, or to a cash order. */
export function GoOn({ hasHandOver, onSwitchToCash }: GoOnProps) {
  const { t } = useTranslation('creditApp');
  return (
    <div className="fc-ways">
      <LinkButton
        href={fixedPath(hasHandOver ? 'overview' : 'details') ?? routePaths.cart}
        fullWidth
        size="lg"
      >
        {t(hasHandOver ? 'finance.goOnOverview' : 'finance.goOn')}
      </LinkButton>
      <Button variant="secondary" fullWidth onClick={onSwitchToCash}>
        {t('finance.toCash')}
      </Button>
    </div>
  );
}
