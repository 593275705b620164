import type { SessionUser } from './session-user.ts';

type Claims = Readonly<Record<string, unknown>>;

/** The claims of a JWT, whose signature only the server checks; undefined if it is none. */
export function tokenClaims(token: string): Claims | undefined {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return undefined;
  }
}

/** The user that an identity token's claims name. */
export function userOfClaims(claims: Claims): SessionUser {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name] : '');
  const [givenName, familyName] = [text('given_name'), text('family_name')];
  return {
    sub: text('sub'),
    email: text('email'),
    ...(givenName && { givenName }),
    ...(familyName && { familyName }),
  };
}
