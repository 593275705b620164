/** What a framed script of a test offers, by name. */
export type FrameAnswers = Readonly<Record<string, (argument: unknown) => unknown>>;

/**
 * Plays the document inside a frame of another firm's script, as the edge serves it: it is ready with `answers`, or failed with a reason.
 * `calls` lists what the page has called, `tell` lets the script tell something by itself, `say` anything at all, and
 * `hold` has a test answer a call when it likes. Throws where there is no frame.
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
    tell: (event: string, value: unknown) => port?.postMessage({ event, value }),
    hold: (method: string, take: (answer: (value: unknown) => void) => void) => held.set(method, take),
    say: (message: unknown) => port?.postMessage(message),
  };
}
