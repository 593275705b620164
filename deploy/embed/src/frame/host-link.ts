import type { HostSession } from '@forecourt/shared-contracts/embedding';
import { listenToMessages } from '../protocol/listen-to-messages.ts';
import {
  frameMessage,
  HostMessageSchema,
  type FrameMessageBody,
  type HostMessage,
} from '../protocol/messages.ts';
import { holdMessages } from './held-messages.ts';

/** The connection to the page around the frame. */
export interface HostLink {
  /**
   * Sends a message to the host. Until the host has answered nothing is sent but `hello`: the latest state
   * follows its answer ({@link holdMessages}).
   */
  send(body: FrameMessageBody): void;
  readonly session: HostSession;
}

/** The host messages that the frame handles; session messages are handled by the link itself. */
export type HostOrder = Extract<HostMessage, { type: 'go' | 'view' | 'focus' }>;

interface HostLinkDeps {
  readonly window: Window;
  /** The only origin that may frame this document and receive messages. */
  readonly hostOrigin: string;
  readonly onOrder: (order: HostOrder) => void;
}

/** How long the start waits for the host's answer (F63), and a request for its token. */
const helloLimitMs = 2_000;
const tokenLimitMs = 11_000;

/**
 * Greets the page around the frame. Resolves with the link to it once it has answered, and after two seconds in
 * any case: a busy page may answer later, and its first answer counts whenever it comes. Undefined if no page
 * that may frame this document is known. Messages go to that one origin, and are accepted only from it and from
 * the parent window, however late (T28, T29); until the answer none is sent and no order or session is accepted.
 */
export function openHostLink({ window, hostOrigin, onOrder }: HostLinkDeps): Promise<HostLink | undefined> {
  const { parent } = window;
  if (parent === window || hostOrigin === '') return Promise.resolve(undefined);
  const post = (body: FrameMessageBody) => parent.postMessage(frameMessage(body), hostOrigin);
  const { send, release } = holdMessages(post);
  const { session, accept } = createFramedSession(send);
  return new Promise((resolve) => {
    let isOpen = false;
    const start = () => resolve({ send, session });
    const open = (givesSession: boolean) => {
      isOpen = true;
      clearTimeout(timer);
      release();
      if (givesSession) accept({ type: 'session-changed', givesSession });
      start();
    };
    const onMessage = (message: HostMessage) => {
      if (message.type === 'welcome') return isOpen ? undefined : open(message.givesSession);
      if (!isOpen) return undefined;
      if (message.type === 'token' || message.type === 'session-changed') return accept(message);
      return onOrder(message);
    };
    listenToMessages(window, {
      sender: () => parent,
      origin: hostOrigin,
      schema: HostMessageSchema,
      onMessage,
      log: (text) => console.warn(text),
    });
    const timer = setTimeout(start, helloLimitMs);
    post({ type: 'hello' });
  });
}

type SessionMessage =
  | Pick<Extract<HostMessage, { type: 'token' }>, 'type' | 'requestId' | 'idToken'>
  | Pick<Extract<HostMessage, { type: 'session-changed' }>, 'type' | 'givesSession'>;

/**
 * The host's session by messages: each request has a number, and an answer without a request has no effect.
 */
function createFramedSession(send: (body: FrameMessageBody) => void) {
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
