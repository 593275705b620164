/** An address as a screen may show it before anybody has signed in: `d***@n***`. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}***@${host.slice(0, 1)}***`;
}

/** A telephone number with only its last four digits. */
export function maskedPhone(phone: string): string {
  return `+*******${phone.slice(-4)}`;
}
