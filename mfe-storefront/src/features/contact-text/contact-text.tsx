import { AppLink } from '@forecourt/shared-design';
import { formatPhone, phoneHref } from '@forecourt/shared-contracts/formats';
import { useTenant } from '@forecourt/shared-contracts/react';

/** Matches a value as texts show it: with spaces and hyphens that do not break. */
const patternOf = (value: string) =>
  value
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s/g, String.raw`\s`)
    .replaceAll('-', '-\u2060?');

interface ContactTextProps {
  readonly children: string;
}

/** A text in which the dealer's phone number and email are links. */
export function ContactText({ children }: ContactTextProps) {
  const { contact } = useTenant();
  const { phone, phoneAbbreviation, supportEmail } = contact;
  const ways = [formatPhone(phone), phoneAbbreviation, supportEmail].map(patternOf).join('|');
  // What the group matches has the odd indexes.
  return children.split(new RegExp(`(${ways})`)).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <AppLink key={index} href={part.includes('@') ? `mailto:${supportEmail}` : phoneHref(phone)}>
        {part}
      </AppLink>
    ),
  );
}
