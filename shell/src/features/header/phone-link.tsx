import { AppLink, chakra, Icon } from '@forecourt/shared-design';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
  },
});

/** The dealer's phone, at the same place on every page. */
export function PhoneLink() {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  return (
    <AppLink
      href={`tel:+1${contact.phone}`}
      variant="plain"
      aria-label={t('header.call', { phone: contact.phoneAbbreviation })}
    >
      <Row>
        <Icon name="phone" sizePx={18} />
        {contact.phoneAbbreviation}
      </Row>
    </AppLink>
  );
}
