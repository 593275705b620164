/** Methods of a framed script in a test, by name. */
export type FrameAnswers = Readonly<Record<string, (argument: unknown) => unknown>>;

/**
 * Acts as the document inside a third-party script's frame, as the edge serves it: ready with `answers`, or failed with a reason. `calls`
 * lists the page's calls, `sendEvent` sends an event from the script, `send` any message, and `hold` lets a test decide when to respond to a
 * call. Throws if there is no frame.
 */
export function answerFrame(frame: HTMLIFrameElement | null, answers: FrameAnswers | string) {
  if (!frame?.contentWindow) throw new Error('There is no frame to answer');
  const calls: [string, unknown][] = [];
  let port: MessagePort | undefined;
  const held = new Map<string, (answer: (value: unknown) => void) => void>();
  const answer = ({ data: { call, method, argument } }: MessageEvent) => {
    calls.push([String(method), argument]);
    const hold = held.get(String(method));
    if (hold) return hold((value) => port?.postMessage({ call, value }));
    try {
      port?.postMessage({ call, value: typeof answers !== 'string' && answers[method]?.(argument) });
    } catch (error) {
      port?.postMessage({ call, error: String(error) });
    }
  };
  frame.contentWindow.postMessage = (_message: unknown, _origin: unknown, ports?: unknown) => {
    port = (ports as MessagePort[])[0];
    if (!port) return;
    port.onmessage = answer;
    port.postMessage(typeof answers === 'string' ? { event: 'failed', value: answers } : { event: 'ready' });
  };
  frame.dispatchEvent(new Event('load'));
  return {
    calls,
    sendEvent: (event: string, value: unknown) => port?.postMessage({ event, value }),
    hold: (method: string, take: (answer: (value: unknown) => void) => void) => held.set(method, take),
    send: (message: unknown) => port?.postMessage(message),
  };
}
