import { useEffect, useRef, useState, type RefObject } from 'react';
import { createUuid } from '@forecourt/shared-contracts';
import type { CardFrame } from '@forecourt/shared-contracts/payments';
import { usePlatform, useSession } from '@forecourt/shared-contracts/react';
import { frameMessage, initMessage, submitMessage, type FrameMessage } from '../domain/frame-messages.ts';

/** Result of tokenizing the card: a token, or that the frame shows an error, or that the provider could not be reached. */
export type TokenAnswer =
  | { readonly kind: 'token'; readonly paymentMethodId: string }
  | { readonly kind: 'invalid' | 'failed' };

/** Timeout for the frame to report ready, and for a token, in milliseconds. */
const readyLimitMs = 15_000;
const tokenLimitMs = 20_000;

interface CardFrameOptions {
  readonly given: CardFrame;
  /** Whether the frame is on the page at all. */
  readonly isShown: boolean;
  readonly onEnter: () => void;
}

interface PendingCall {
  readonly requestId: string;
  readonly done: (answer: TokenAnswer) => void;
}

type CallAnswer = Extract<FrameMessage, { requestId: string }>;

function answerTo(waiting: PendingCall | undefined, message: CallAnswer): void {
  if (waiting?.requestId !== message.requestId) return;
  waiting.done(
    message.type === 'token'
      ? { kind: 'token', paymentMethodId: message.paymentMethodId }
      : { kind: message.type },
  );
}

/** Calls the latest `onMessage` with each message of the frame, for as long as the frame may exist. */
function useFrameMessages(
  origin: string,
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FrameMessage) => void,
): void {
  const newest = useRef(onMessage);
  useEffect(() => {
    newest.current = onMessage;
  });
  useEffect(() => {
    const handleMessage = (event: MessageEvent) => {
      const message = frameMessage(event, { origin, frame: frame.current?.contentWindow });
      if (message) newest.current(message);
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [origin, frame]);
}

/** Gives up once a wait has taken too long; each attempt has the whole time. */
function useTimeLimit(isWaiting: boolean, attempt: number, setPhase: (phase: 'failed') => void): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setPhase('failed'), readyLimitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt, setPhase]);
}

function useBuyerEmail(): string | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.email : undefined;
}

function showFields(frame: HTMLIFrameElement | null, setPainted: (isPainted: true) => void): void {
  setPainted(true);
  frame?.scrollIntoView();
  frame?.focus();
}

/**
 * The card fields of the payment provider in a cross-origin frame. Messages are accepted only from that frame and origin, and sent only to
 * that origin; the card itself is never visible here. The first URL is kept, so that refetching the payment state does not clear the
 * fields.
 */
export function useCardFrame({ given, isShown, onEnter }: CardFrameOptions) {
  const { tenant } = usePlatform();
  const email = useBuyerEmail();
  const [{ cardFrame, attempt }, setShown] = useState({ cardFrame: given, attempt: 0 });
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [isPainted, setPainted] = useState(false);
  const [heightPx, setHeightPx] = useState<number>();
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<PendingCall | undefined>(undefined);
  const { origin } = cardFrame;
  const onMessage = (message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        return setPhase('ready');
      case 'painted':
        return setPainted(true);
      case 'height':
        return setHeightPx(Math.ceil(message.heightPx));
      case 'enter':
        return onEnter();
      default:
        return answerTo(waiting.current, message);
    }
  };
  useFrameMessages(origin, frame, onMessage);

  useTimeLimit(phase === 'loading' && isShown, attempt, setPhase);

  const post = (message: object) => frame.current?.contentWindow?.postMessage(message, origin);

  return {
    frame,
    url: cardFrame.url,
    attempt,
    phase,
    /** False until the fields are drawn, which is late for a frame outside of the window. */
    isPainted,
    /** Height of the fields, undefined until the frame has reported it. */
    heightPx,
    handleLoad() {
      setPhase('loading');
      setPainted(false);
      post(initMessage(tenant, email));
    },
    /** Brings fields that nobody has seen yet into view, and gives them focus. */
    show: () => showFields(frame.current, setPainted),
    reload() {
      setPhase('loading');
      setShown({ cardFrame: given, attempt: attempt + 1 });
    },
    requestToken(): Promise<TokenAnswer> {
      const requestId = createUuid(globalThis.crypto);
      return new Promise((resolve) => {
        const timer = setTimeout(() => done({ kind: 'failed' }), tokenLimitMs);
        const done = (answer: TokenAnswer) => {
          clearTimeout(timer);
          waiting.current = undefined;
          resolve(answer);
        };
        waiting.current = { requestId, done };
        post(submitMessage(requestId));
      });
    },
  };
}

export type CardFrameControl = ReturnType<typeof useCardFrame>;
