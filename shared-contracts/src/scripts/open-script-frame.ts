/** A third-party script that runs in a frame of the site, with our own name for it. */
export interface FrameRequest {
  /** Used in messages: `could not load {id} script`. */
  readonly id: string;
  /** URL of the frame, `{site}/frames/{kind}`. */
  readonly src: string;
  /** Accessible name of the frame. */
  readonly title: string;
}

/** Where to put a frame, and its callbacks. */
export interface FrameLocation {
  readonly element: HTMLElement;
  readonly log: (message: string, details?: object) => void;
  /** Called with events that the script sends on its own. */
  readonly onEvent?: (event: string, value: unknown) => void;
  /** Default 20 s. */
  readonly timeoutMs?: number;
  /** Silently cancels loading and removes the frame. */
  readonly signal?: AbortSignal;
}

/** A script that is ready in its frame. */
export interface ScriptFrame {
  /** Calls a method of the frame. Rejects with an Error if the script throws. */
  call(method: string, argument?: unknown): Promise<unknown>;
  /** Removes the frame; pending calls never settle. */
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
      else asked?.fail(new Error(typeof error === 'string' ? error : undefined));
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
 * Loads a script into a frame with its own origin, without access to the page, and resolves when it has run. If the script does not load in
 * time, this rejects with `could not load {id} script` and logs it (SITE-90); the next call tries again.
 */
export function openScriptFrame(request: FrameRequest, place: FrameLocation): Promise<ScriptFrame> {
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
      else if (data['call'] !== undefined) calls.answer(data);
      else if (typeof data['event'] === 'string') onEvent?.(data['event'], data['value']);
    };
    frame.addEventListener(
      'load',
      () => frame.contentWindow?.postMessage('forecourt:connect', '*', [port2]),
      { once: true },
    );
  });
}
