import { createServer, type AddressInfo, type Server } from 'node:net';

function listen(): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, () => done(server));
  });
}

/**
 * Returns `count` different TCP ports that are not in use; the system does not assign them to others for a
 * while.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}
