import { createHmac } from 'node:crypto';

const bytesOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

const hintAt = 10;
const tagAt = 12;

/** What a made-up `sub` holds: the last four digits of a telephone number, or an email of which only the first letters count. */
export type DecoyHint = { readonly lastDigits: string } | { readonly email: string };

const digitHints = 10_000;
const firstPrintable = 33;
const printables = 94;

/** First letters of an email, as one number; those of an address that cannot be shown count as the first printable one. */
function hintNumber(hint: DecoyHint): number {
  if ('lastDigits' in hint) return Number(hint.lastDigits);
  const [name = '', host = ''] = hint.email.split('@');
  const place = (text: string) => {
    const at = (text.codePointAt(0) ?? firstPrintable) - firstPrintable;
    return at >= 0 && at < printables ? at : 0;
  };
  return digitHints + place(name) * printables + place(host);
}

/** The hint inside a made-up `sub`; undefined for one that holds none, and for a real one. */
function hintIn(secret: string, sub: string): number | undefined {
  const id = Buffer.from(sub.replaceAll('-', ''), 'hex');
  if (id.length !== 16 || !tagOf(secret, id).equals(id.subarray(tagAt))) return undefined;
  return id.readUInt16BE(hintAt) ^ padOf(secret, id);
}

/**
 * The `sub` of an account that is not there: of the form of a real one, and the same at every asking. The hint is what the secret gives back
 * by {@link decoyDigits} or {@link decoyEmail}: of the number or address that was asked about.
 */
export function decoySub(secret: string, name: string, hint?: DecoyHint): string {
  const id = bytesOf(secret, `sub:${name}`).subarray(0, 16);
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  if (hint !== undefined) {
    id.writeUInt16BE(hintNumber(hint) ^ padOf(secret, id), hintAt);
    tagOf(secret, id).copy(id, tagAt);
  }
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The `sub` that a sign-in answers for an email without an account. */
export function decoySubOfEmail(secret: string, tenantId: string, email: string): string {
  return decoySub(secret, `${tenantId}:${email}`, { email });
}

/** The four digits inside a made-up `sub`; undefined for one that holds none, and for a real one. */
export function decoyDigits(secret: string, sub: string): string | undefined {
  const hint = hintIn(secret, sub);
  return hint === undefined || hint >= digitHints ? undefined : String(hint).padStart(4, '0');
}

/** The first letters of the email inside a made-up `sub`, as `d@e`; undefined for one that holds none, and for a real one. */
export function decoyEmail(secret: string, sub: string): string | undefined {
  const hint = hintIn(secret, sub);
  if (hint === undefined || hint < digitHints) return undefined;
  const letter = (at: number) => String.fromCharCode(firstPrintable + at);
  const places = hint - digitHints;
  return `${letter(Math.floor(places / printables))}@${letter(places % printables)}`;
}

/** Where a code for nobody seems to go: an email address, or a telephone number of which only the last four digits count. */
export function decoyAddress(secret: string, name: string, channel: 'email' | 'sms'): string {
  const seed = bytesOf(secret, `address:${name}`);
  if (channel === 'sms') {
    return `+1${decoyDigits(secret, name) ?? String(seed.readUInt16BE() % 10_000).padStart(4, '0')}`;
  }
  const letter = String.fromCharCode(97 + (seed.readUInt8(0) % 26));
  const hosts = 'gyohi';
  return `${letter}@${hosts[seed.readUInt8(1) % hosts.length] ?? ''}`;
}

function padOf(secret: string, id: Buffer): number {
  return bytesOf(secret, `pad:${id.toString('hex', 0, hintAt)}`).readUInt16BE();
}

function tagOf(secret: string, id: Buffer): Buffer {
  return bytesOf(secret, `tag:${id.toString('hex', 0, tagAt)}`).subarray(0, 16 - tagAt);
}
