// Brought into a server with `--import`, under `--expose-gc`: says over the channel to who started it what its memory holds once garbage is gone.
process.on('message', (word) => {
  if (word !== 'memory') return;
  globalThis.gc();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.send({ rss, heapUsed, external, arrayBuffers });
});
// The channel alone keeps no server from ending.
process.channel?.unref();
