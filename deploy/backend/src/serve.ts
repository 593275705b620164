import { exitCodes, StartFault } from '@forecourt/settings';
import { serve as listen } from '@hono/node-server';

/** Longest that a whole request may take to arrive: an upload has 420 s (TRACK-63), Node would cut it at 300. */
const requestTimeoutMs = 450_000;

/** Answers one request. */
export type FetchHandler = (request: Request) => Response | Promise<Response>;

/** A listening server whose handler may be exchanged. */
export interface RunningServer {
  readonly port: number;
  use(handler: FetchHandler): void;
  /** Takes no new calls, waits for those under way at most this long, in milliseconds, then cuts them. */
  stop(graceMs: number): Promise<void>;
}

/** Listens on the loopback address. Throws a {@link StartFault} that names the variable when the port is taken. */
export async function serve(
  port: number,
  first: FetchHandler,
  variable = 'BACKEND_PORT',
): Promise<RunningServer> {
  let current = first;
  const server = listen({
    fetch: (request) => current(request),
    port,
    hostname: '127.0.0.1',
    serverOptions: { requestTimeout: requestTimeoutMs },
  });
  await new Promise<void>((done, refuse) => {
    server.once('listening', done);
    server.once('error', (error: NodeJS.ErrnoException) => refuse(portFault(error, { port, variable })));
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    use(handler) {
      current = handler;
    },
    stop: (graceMs) =>
      new Promise((done) => {
        const timer = setTimeout(
          () => 'closeAllConnections' in server && server.closeAllConnections(),
          graceMs,
        );
        server.close(() => {
          clearTimeout(timer);
          done();
        });
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      }),
  };
}

interface Place {
  readonly port: number;
  readonly variable: string;
}

function portFault(error: NodeJS.ErrnoException, { port, variable }: Place): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new StartFault(
    `Port ${port} is in use. Stop what listens there, or set ${variable} to another port.`,
    exitCodes.portInUse,
  );
}
