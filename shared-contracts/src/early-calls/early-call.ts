/** Hands over the response of a call that the page started before its scripts; undefined for any other call, and once it is handed over. */
export type TakeEarlyCall = (
  url: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<Response> | undefined;

/** A window in which early calls may have been started. */
export interface EarlyCallWindow {
  forecourtEarlyCall?: TakeEarlyCall;
}
