/** A third-party script, with our own name for it. */
export interface ScriptRequest {
  /** Used in messages; unique per page. */
  readonly id: string;
  readonly src: string;
}

/** Where to load a script, and the log for failures. */
export interface ScriptLocation {
  readonly document: Document;
  readonly log: (message: string, details?: object) => void;
  /** Default 20 s. */
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 20_000;
const stateKey = 'forecourtState';

function elementOf(document: Document, id: string): HTMLScriptElement | undefined {
  return [...document.querySelectorAll<HTMLScriptElement>('script[data-forecourt-script]')].find(
    (script) => script.dataset['forecourtScript'] === id,
  );
}

function appendScript(document: Document, { id, src }: ScriptRequest): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.dataset['forecourtScript'] = id;
  script.dataset[stateKey] = 'loading';
  document.head.append(script);
  return script;
}

/**
 * Loads a script once per page, however many callers request it, and resolves when it has run (SITE-65). The page's policy decides whether
 * it may run. If the script does not load in time, this rejects with `could not load {id} script` and logs it (SITE-90); the next call
 * tries again. The state is kept on the element in the page, so that two copies of this module load the script once.
 */
export function loadScript(request: ScriptRequest, place: ScriptLocation): Promise<void> {
  const { document, log, timeoutMs = defaultTimeoutMs } = place;
  const found = elementOf(document, request.id);
  if (found?.dataset[stateKey] === 'ready') return Promise.resolve();
  const script = found ?? appendScript(document, request);
  return new Promise((resolve, reject) => {
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      const error = new Error(`could not load ${request.id} script`);
      log(error.message, { src: request.src });
      reject(error);
    };
    const timer = setTimeout(fail, timeoutMs);
    script.addEventListener('error', fail, { once: true });
    script.addEventListener(
      'load',
      () => {
        clearTimeout(timer);
        script.dataset[stateKey] = 'ready';
        resolve();
      },
      { once: true },
    );
  });
}
