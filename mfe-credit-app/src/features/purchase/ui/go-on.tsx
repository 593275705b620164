import { Button, LinkButton } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { fixedPath } from '../../../domain/purchase-paths.ts';
import { routePaths } from '../../../domain/route-paths.ts';

interface GoOnProps {
  readonly onSwitchToCash: () => void;
}

/** Continues from the cart of a loan or a lease to the open choices, or to a cash order. */
export function GoOn({ onSwitchToCash }: GoOnProps) {
  const { t } = useTranslation('creditApp');
  return (
    <div className="fc-ways">
      <LinkButton href={fixedPath('details') ?? routePaths.cart} fullWidth size="lg">
        {t('finance.goOn')}
      </LinkButton>
      <Button variant="secondary" fullWidth onClick={onSwitchToCash}>
        {t('finance.toCash')}
      </Button>
    </div>
  );
}
