import { createServer, type AddressInfo, type Server } from 'node:net';

function listen(): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => done(server));
  });
}

/** Different TCP ports of the loopback address that nobody listens on. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** A TCP port of the loopback address that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Settings of a local backend: free ports for itself and for its payment provider. */
export async function freeBackendPorts(): Promise<{ BACKEND_PORT: string; PAYMENT_PORT: string }> {
  const [backendPort, paymentPort] = await freePorts(2);
  return { BACKEND_PORT: String(backendPort), PAYMENT_PORT: String(paymentPort) };
}
