/** A script of another firm that runs in a frame of the site, by a name of ours. */
export interface FrameRequest {
  /** Names it in messages: `could not load {id} script`. */
  readonly id: string;
  /** Address of the frame, `{site}/frames/{kind}`. */
  readonly src: string;
  /** What the frame is called for whoever cannot see it. */
  readonly title: string;
}

/** Where a frame stands, and who is told. */
export interface FramePlace {
  readonly element: HTMLElement;
  readonly log: (message: string, details?: object) => void;
  /** Gets what the script tells by itself. */
  readonly onEvent?: (event: string, value: unknown) => void;
  /** 20 s unless told. */
  readonly timeoutMs?: number;
  /** Gives the frame up while it loads, without a word. */
  readonly signal?: AbortSignal;
}

/** A script that is ready in its frame. */
export interface ScriptFrame {
  /** Calls what the frame offers by that name. Rejects with an Error where the script throws. */
  call(method: string, argument?: unknown): Promise<unknown>;
  /** Takes the frame away; calls under way are never answered. */
  destroy(): void;
}

type FrameMessage = Readonly<Record<string, unknown>>;

const defaultTimeoutMs = 20_000;

function createCalls(port: MessagePort) {
  const waiting = new Map<number, { done(value: unknown): void; fail(error: Error): void }>();
  let count = 0;
  return {
    call: (method: string, argument?: unknown) =>
      new Promise<unknown>((done, fail) => {
        count += 1;
        waiting.set(count, { done, fail });
        port.postMessage({ call: count, method, argument });
      }),
    answer({ call, value, error }: FrameMessage) {
      const asked = waiting.get(call as number);
      waiting.delete(call as number);
      if (error === undefined) asked?.done(value);
      else asked?.fail(new Error(String(error)));
    },
  };
}

function appendFrame({ src, title }: FrameRequest, element: HTMLElement): HTMLIFrameElement {
  const frame = element.ownerDocument.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = title;
  frame.src = src;
  Object.assign(frame.style, { border: '0', display: 'block', width: '100%', height: '100%' });
  element.append(frame);
  return frame;
}

/**
 * Loads a script into a frame with an origin of its own, where it reaches nothing of the page, and resolves when it has run. If the
 * script does not load in time, this rejects with `could not load {id} script` and logs it (SITE-90); the next call tries again.
 */
export function openScriptFrame(request: FrameRequest, place: FramePlace): Promise<ScriptFrame> {
  const { element, log, onEvent, signal, timeoutMs = defaultTimeoutMs } = place;
  const { port1: port, port2 } = new MessageChannel();
  const frame = appendFrame(request, element);
  const calls = createCalls(port);
  const destroy = () => {
    port.close();
    frame.remove();
  };
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      destroy();
      const error = new Error(`could not load ${request.id} script`);
      reject(error);
      return error;
    };
    const fail = (reason: unknown) => log(giveUp().message, { src: request.src, reason });
    signal?.addEventListener('abort', giveUp, { once: true });
    const timer = setTimeout(() => fail('it took too long'), timeoutMs);
    port.onmessage = ({ data }: MessageEvent<FrameMessage | null>) => {
      if (typeof data !== 'object' || data === null) return;
      if (data['event'] === 'ready') {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        resolve({ call: calls.call, destroy });
      } else if (data['event'] === 'failed') fail(data['value']);
      else if (data['call'] === undefined) onEvent?.(String(data['event']), data['value']);
      else calls.answer(data);
    };
    frame.addEventListener(
      'load',
      () => frame.contentWindow?.postMessage('forecourt:connect', '*', [port2]),
      { once: true },
    );
  });
}
