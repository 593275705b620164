import { AppLink, chakra, Icon } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';

const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minWidth: 'target',
    minHeight: 'target',
    whiteSpace: 'nowrap',
    fontWeight: 'medium',
    borderRadius: 'control',
    _hover: { background: 'color-mix(in srgb, currentColor 9%, transparent)' },
    '& > span': { display: { base: 'none', xl: 'inline' }, fontSize: 'sm' },
  },
});

/** The dealer's phone, in the same place on every page; its number is spelled out if the row has room. */
export function PhoneLink() {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  return (
    <AppLink
      href={phoneHref(contact.phone)}
      variant="plain"
      aria-label={t('header.call', { phone: contact.phoneAbbreviation })}
    >
      <Row>
        <Icon name="phone" sizePx={18} />
        <span>{contact.phoneAbbreviation}</span>
      </Row>
    </AppLink>
  );
}
