import { Button, chakra } from '@forecourt/shared-design';
import { isGone, type VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useLeads } from '../model/leads-context.ts';
import { useLinkedLead } from '../model/use-linked-lead.ts';

const Root = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > button': { flex: '1 1 auto' } },
});

interface LeadActionsProps {
  readonly vehicle: VehicleDetail;
  /** Whether `#contact-dealer` and `#test-drive` in the URL open the same; only one place per page may set it. */
  readonly isLinked?: boolean;
}

/** Asking about a vehicle, and requesting a test drive while it can be bought (SHOP-69, SHOP-75). */
export function LeadActions({ vehicle, isLinked = false }: LeadActionsProps) {
  const { t } = useTranslation('storefront');
  const { open, opening } = useLeads();
  const canDrive = !isGone(vehicle.availability);
  useLinkedLead((kind) => (isLinked && (kind === 'contact' || canDrive) ? { kind, vehicle } : undefined));
  return (
    <Root>
      {canDrive && (
        <Button
          variant="secondary"
          icon="calendar"
          busy={opening === 'test-drive'}
          onClick={() => open({ kind: 'test-drive', vehicle })}
        >
          {t('leads.testDrive')}
        </Button>
      )}
      <Button
        variant="secondary"
        icon="mail"
        busy={opening === 'contact'}
        onClick={() => open({ kind: 'contact', vehicle })}
      >
        {t('leads.contact')}
      </Button>
    </Root>
  );
}
