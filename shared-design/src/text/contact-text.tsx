import type { ReactNode } from 'react';
import { keepTogether, phoneHref } from '@forecourt/shared-contracts/formats';
import { useOptionalPlatform } from '@forecourt/shared-contracts/react';
import { AppLink } from '../action/app-link.tsx';

/** A text from `t()` whose phone number and email of the dealer are links. Anything but one text is shown as it is. */
export function ContactText({ children }: { children?: ReactNode }) {
  const contact = useOptionalPlatform()?.tenant.contact;
  if (!contact || typeof children !== 'string') return children;
  return [children]
    .flatMap(linked(keepTogether(contact.phoneAbbreviation), phoneHref(contact.phone)))
    .flatMap(linked(contact.supportEmail, `mailto:${contact.supportEmail}`));
}

function linked(shown: string, href: string) {
  const link = (at: number) => (
    <AppLink key={shown + String(at)} href={href}>
      {shown}
    </AppLink>
  );
  return (node: ReactNode) =>
    typeof node === 'string'
      ? node.split(shown).flatMap((part, at) => (at ? [link(at), part] : [part]))
      : [node];
}
