import { AppLink, Icon } from '@forecourt/shared-design';
import { phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant, useTranslation } from '@forecourt/shared-contracts/react';
import { useMenuItems } from '../../site-menu/index.ts';
import { MenuLink } from './menu-link.tsx';

/** Links for help: the dealer's phone and address, then the help pages of the released remotes. */
export function SupportLinks({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('shell');
  const { contact } = useTenant();
  const items = useMenuItems().filter(({ place }) => place === 'support');
  return (
    <ul>
      <li>
        <AppLink
          href={phoneHref(contact.phone)}
          variant="plain"
          aria-label={t('header.call', { phone: contact.phoneAbbreviation })}
        >
          <Icon name="phone" sizePx={18} />
          {contact.phoneAbbreviation}
        </AppLink>
      </li>
      <li>
        <AppLink href={`mailto:${contact.supportEmail}`} variant="plain">
          <Icon name="mail" sizePx={18} />
          {contact.supportEmail}
        </AppLink>
      </li>
      {items.map((item) => (
        <li key={item.id}>
          <MenuLink item={item} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}
