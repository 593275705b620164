import type { HostSession } from '@forecourt/shared-contracts/embedding';
import { hearMessages } from '../protocol/hear-messages.ts';
import { frameMessage, HostMessageSchema, type FrameSaying, type HostMessage } from '../protocol/messages.ts';

/** The line to the page around the frame. */
export interface HostLink {
  /** Says something to the host; nothing before the host has answered, but `hello`. */
  say(saying: FrameSaying): void;
  readonly session: HostSession;
}

/** What of the host's messages is the frame's business; sessions are the link's own. */
export type HostOrder = Extract<HostMessage, { type: 'go' | 'view' | 'focus' }>;

interface HostLinkParts {
  readonly window: Window;
  /** The one origin that may frame this document and be spoken to. */
  readonly hostOrigin: string;
  readonly obey: (order: HostOrder) => void;
}

/** A host that does not answer is waited for no longer (F63), nor a token that does not come. */
const helloLimitMs = 2_000;
const tokenLimitMs = 11_000;

/**
 * Greets the page around the frame and resolves with the line to it; undefined when it has not answered after two seconds, and then nothing
 * is ever said or heard. Messages go to that one origin, and count only from there and from the parent window (T28, T29).
 */
export function openHostLink({ window, hostOrigin, obey }: HostLinkParts): Promise<HostLink | undefined> {
  const { parent } = window;
  if (parent === window || hostOrigin === '') return Promise.resolve(undefined);
  const send = (saying: FrameSaying) => parent.postMessage(frameMessage(saying), hostOrigin);
  const { session, accept } = createFramedSession(send);
  return new Promise((resolve) => {
    let isOpen = false;
    const hear = (message: HostMessage) => {
      if (message.type === 'welcome' && !isOpen) {
        isOpen = true;
        clearTimeout(timer);
        accept({ type: 'session-changed', givesSession: message.givesSession });
        return resolve({ say: send, session });
      }
      if (!isOpen || message.type === 'welcome') return undefined;
      if (message.type === 'token' || message.type === 'session-changed') return accept(message);
      return obey(message);
    };
    const stop = hearMessages(window, {
      speaker: () => parent,
      origin: hostOrigin,
      schema: HostMessageSchema,
      hear,
      log: (text) => console.warn(text),
    });
    const timer = setTimeout(() => {
      stop();
      resolve(undefined);
    }, helloLimitMs);
    send({ type: 'hello' });
  });
}

type SessionMessage =
  | Pick<Extract<HostMessage, { type: 'token' }>, 'type' | 'requestId' | 'idToken'>
  | Pick<Extract<HostMessage, { type: 'session-changed' }>, 'type' | 'givesSession'>;

/** The host's session over messages: each wish has a number, and an answer to no wish has no effect. */
function createFramedSession(send: (saying: FrameSaying) => void) {
  const waiting = new Map<number, (idToken: string | undefined) => void>();
  const listeners = new Set<() => void>();
  let isGiven = false;
  let count = 0;
  const session: HostSession = {
    isGiven: () => isGiven,
    idToken(isRenewal) {
      if (!isGiven) return Promise.resolve(undefined);
      count += 1;
      const requestId = count;
      return new Promise((resolve) => {
        const done = (idToken: string | undefined) => {
          clearTimeout(timer);
          waiting.delete(requestId);
          resolve(idToken);
        };
        const timer = setTimeout(() => done(undefined), tokenLimitMs);
        waiting.set(requestId, done);
        send({ type: 'token-wanted', requestId, isRenewal });
      });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const accept = (message: SessionMessage) => {
    if (message.type === 'token') return waiting.get(message.requestId)?.(message.idToken ?? undefined);
    isGiven = message.givesSession;
    for (const listener of [...listeners]) listener();
    return undefined;
  };
  return { session, accept };
}
