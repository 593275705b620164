import { Button, type ButtonProps } from '@forecourt/shared-design';
import { useTranslation } from '@forecourt/shared-contracts/react';
import { useLeads } from '../model/leads-context.ts';
import { useLinkedLead } from '../model/use-linked-lead.ts';

/** General contact with the dealer; `#contact-dealer` in the URL opens the same. Once per page. */
export function ContactButton(look: Pick<ButtonProps, 'size' | 'variant' | 'fullWidth'>) {
  const { t } = useTranslation('storefront');
  const { open, opening } = useLeads();
  useLinkedLead((kind) => (kind === 'contact' ? { kind } : undefined));
  return (
    <Button {...look} icon="mail" busy={opening === 'contact'} onClick={() => open({ kind: 'contact' })}>
      {t('leads.write')}
    </Button>
  );
}
