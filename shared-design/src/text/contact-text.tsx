import type { ReactNode } from 'react';
import { formatPhone, keepTogether, phoneHref } from '@forecourt/shared-contracts/formats';
import { useOptionalPlatform } from '@forecourt/shared-contracts/react';
import { AppLink } from '../action/app-link.tsx';

const phoneOrEmail = /(\(?\d{3}\D+\d{3}\D+\d{4}|\S+@\S+\w)/;

/** A text from `t()` whose phone number and email of the dealer are links. Anything but one text is shown as it is. */
export function ContactText({ children }: { children?: ReactNode }) {
  const contact = useOptionalPlatform()?.tenant.contact;
  if (!contact || typeof children !== 'string') return children;
  const call = phoneHref(contact.phone);
  const hrefs: Readonly<Record<string, string>> = {
    [keepTogether(contact.phoneAbbreviation)]: call,
    [keepTogether(formatPhone(contact.phone))]: call,
    [contact.supportEmail]: `mailto:${contact.supportEmail}`,
  };
  return children.split(phoneOrEmail).map((part, at) => {
    const href = hrefs[part];
    return href ? (
      <AppLink key={at} href={href}>
        {part}
      </AppLink>
    ) : (
      part
    );
  });
}
