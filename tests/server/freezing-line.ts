import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can stand still, as to a machine that hangs or a network that is gone without a word. */
export type FreezingLine = {
  readonly port: number;
  readonly freeze: () => void;
  readonly thaw: () => void;
  readonly close: () => Promise<void>;
};

/** Opens a line to a port of this machine. While it is frozen, connections are taken and nothing comes through. */
export async function openFreezingLine(target: number): Promise<FreezingLine> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isFrozen) from.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
