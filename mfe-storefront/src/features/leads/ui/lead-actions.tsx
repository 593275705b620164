import { Button, chakra } from '@forecourt/shared-design';
import type { VehicleDetail } from '@forecourt/shared-contracts/inventory';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useLeads } from '../model/leads-context.ts';
import { useLinkedLead } from '../model/use-linked-lead.ts';

const Root = chakra('div', {
  // Equally wide: side by side where both labels fit, else below each other.
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: '3',
    '& > button': { paddingInline: '3' },
  },
});

interface LeadActionsProps {
  readonly vehicle: VehicleDetail;
}

/**
 * Asking about a vehicle, and requesting a test drive while it is available (SHOP-69, SHOP-75); `#contact-dealer` and `#test-drive` in the
 * URL open the same. Once per page.
 */
export function LeadActions({ vehicle }: LeadActionsProps) {
  const { t } = useTranslation('storefront');
  const { open, opening } = useLeads();
  const canDrive = vehicle.availability === 'Available';
  useLinkedLead((kind) => (kind === 'contact' || canDrive ? { kind, vehicle } : undefined));
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
