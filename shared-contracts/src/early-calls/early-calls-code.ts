import { cookieAttributes, cookiePath } from '../http/create-cookie-store.ts';
import { callerId, headerNames } from '../http/request-headers.ts';
import { marginMs, storedKey } from '../session/create-stored-session.ts';
import { defaultSessionLimits } from '../session/session-life.ts';
import type { IdentityPool } from '../tenant/index.ts';

/** How long an early response may be used, in ms from the start of the page: what it says changes. */
const keptMs = 30_000;
/** Longest duration of an early call, in ms. */
const timeoutMs = 20_000;

/** What the early calls of a page depend on: its tenant, the identity pools, the parent domain of the documents cookies, and how long a session may be unused. */
export interface EarlyCallsTenant {
  readonly id: string;
  readonly sessionIdleMinutes?: number | undefined;
  readonly identityPools: readonly IdentityPool[];
  readonly documentsCookieDomain?: string | undefined;
}

/**
 * As in `createStoredSession`: the token that calls are sent with, undefined for guests and for tokens that end soon. A session that has been
 * unused for too long ends as soon as the scripts run: nothing is sent for it.
 */
const tokenCode = `
if (Date.now() - Number(localStorage.getItem(given.lastActiveKey) ?? NaN) >= given.idleMs) return;
const from = given.pools.find((pool) => localStorage.getItem(pool + "LastAuthUser") !== null);
const read = (name) => localStorage.getItem(from + name) ?? "";
const user = read("LastAuthUser");
const endsAt = (text) => JSON.parse(atob(text.split(".")[1].replace(/-/g, "+").replace(/_/g, "/"))).exp * 1000;
const now = () => Date.now() + Number(read(user + ".clockDrift")) + given.marginMs;
const token = from && read("inflightOAuth") !== "true" ? read(user + ".idToken") : "";
if (!token || !(Math.min(endsAt(token), endsAt(read(user + ".accessToken"))) > now())) return;`;

/** A call that needs a field of the first response is not sent once the scripts run: they send it themselves. */
const callsCode = `
const early = new Map();
let isTaken = false;
const ask = (url) => {
  const headers = { accept: "application/json", [names.callerId]: given.callerId, [names.correlationId]: crypto.randomUUID(), [names.authToken]: token };
  if (url.startsWith(given.cookiePath))
    for (const name of [names.correlationId, names.authToken]) document.cookie = name + "=" + headers[name] + given.cookieAttributes + (location.protocol === "https:" ? "; Secure" : "");
  const response = fetch(url, { headers, priority: "low", signal: AbortSignal.timeout(given.timeoutMs) });
  response.catch(() => {});
  early.set(url, response);
  return response;
};
const [first, ...others] = given.calls;
const answer = ask(first).then((response) => response.clone().json());
answer.catch(() => {});
for (const url of others) {
  if (!url.includes("{")) ask(url);
  else answer.then((body) => isTaken || ask(url.replace(/{([^}]+)}/g, (_, path) => encodeURIComponent(path.split(".").reduce((part, key) => part[key], body))))).catch(() => {});
}
window.forecourtEarlyCall = (url, { method, headers }) => {
  isTaken = true;
  if (method !== "GET" || performance.now() > given.keptMs) early.clear();
  const response = headers[names.authToken] === token ? early.get(url) : undefined;
  early.delete(url);
  return response;
};`;

/**
 * The JSON values and the code of a script that starts the calls of a signed-in visitor before the page's own scripts run, at a low priority:
 * they use the line while those are computed. `urls` are paths with query; `{path.to.field}` in one is a field of the first response. Guests
 * send nothing. A response is handed over once, by `forecourtEarlyCall`, for the same URL and token, none after a write or after 30 s.
 */
export function earlyCallsCode(
  urls: readonly string[],
  tenant: EarlyCallsTenant,
): { readonly given: unknown; readonly code: string } {
  const given = {
    ...{ calls: urls, names: headerNames, callerId, cookiePath, keptMs, timeoutMs, marginMs },
    lastActiveKey: `forecourt.${tenant.id}.last-active`,
    idleMs: tenant.sessionIdleMinutes ? tenant.sessionIdleMinutes * 60_000 : defaultSessionLimits.idleMs,
    pools: [...new Set(tenant.identityPools.map((pool) => storedKey(pool, '')))],
    cookieAttributes: cookieAttributes(tenant.documentsCookieDomain),
  };
  const code = `((given) => {\ntry {\nconst { names } = given;${tokenCode}${callsCode}\n} catch {}\n})`;
  return { given, code };
}
