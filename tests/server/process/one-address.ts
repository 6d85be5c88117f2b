import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** One address before several servers. */
export type OneAddress = { readonly address: string; readonly close: () => Promise<void> };

/** Connects to the first of these servers that takes it; null where none does. */
async function connectToOne(addresses: readonly string[]): Promise<Socket | null> {
  for (const address of addresses) {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const isThere = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true));
      socket.once('error', () => done(false));
    });
    if (isThere) return socket;
    socket.destroy();
  }
  return null;
}

/** Hands each connection on to one of the servers, as a balancer does: in turn, and past those that take none. */
export async function oneAddressFor(servers: () => readonly string[]): Promise<OneAddress> {
  const open = new Set<Socket>();
  let turn = 0;
  const front = createServer((caller) => {
    open.add(caller);
    caller.on('error', () => undefined).on('close', () => open.delete(caller));
    const all = servers();
    turn += 1;
    void connectToOne([...all.slice(turn % all.length), ...all.slice(0, turn % all.length)]).then((server) => {
      if (!server) return caller.destroy();
      server.on('error', () => caller.destroy()).on('close', () => caller.destroy());
      caller.on('close', () => server.destroy());
      return caller.pipe(server).pipe(caller);
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close: async () => {
      for (const socket of open) socket.destroy();
      front.close();
      await once(front, 'close');
    },
  };
}
