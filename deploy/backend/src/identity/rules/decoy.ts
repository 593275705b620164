import { createHmac } from 'node:crypto';

const bytesOf = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest();

const digitsAt = 10;
const tagAt = 12;

/**
 * The `sub` of an account that is not there: of the form of a real one, and the same at every asking. `lastDigits` are four digits that
 * the secret gives back by {@link decoyDigits}: those of the telephone number that was asked about.
 */
export function decoySub(secret: string, name: string, lastDigits?: string): string {
  const id = bytesOf(secret, `sub:${name}`).subarray(0, 16);
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  if (lastDigits !== undefined) {
    id.writeUInt16BE(Number(lastDigits) ^ padOf(secret, id), digitsAt);
    tagOf(secret, id).copy(id, tagAt);
  }
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The four digits inside a made-up `sub`; undefined for one that holds none, and for a real one. */
export function decoyDigits(secret: string, sub: string): string | undefined {
  const id = Buffer.from(sub.replaceAll('-', ''), 'hex');
  if (id.length !== 16 || !tagOf(secret, id).equals(id.subarray(tagAt))) return undefined;
  return String(id.readUInt16BE(digitsAt) ^ padOf(secret, id)).padStart(4, '0');
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
  return bytesOf(secret, `pad:${id.toString('hex', 0, digitsAt)}`).readUInt16BE();
}

function tagOf(secret: string, id: Buffer): Buffer {
  return bytesOf(secret, `tag:${id.toString('hex', 0, tagAt)}`).subarray(0, 16 - tagAt);
}
