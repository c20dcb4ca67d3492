// Preloaded into a measured server: reports its resource usage, and profiles itself on request.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const session = new Session();

async function profile(file: string | undefined): Promise<void> {
  if (file) {
    const { profile } = await session.post('Profiler.stop');
    writeFileSync(file, JSON.stringify(profile));
  } else {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  }
}

const delay = monitorEventLoopDelay({ resolution: 1 });
const memory = { before: 0, most: 0 };
let sampling: NodeJS.Timeout | undefined;

function watch(): void {
  const rss = () => process.memoryUsage.rss();
  Object.assign(memory, { before: rss(), most: 0 });
  delay.enable();
  delay.reset();
  sampling = setInterval(() => {
    memory.most = Math.max(memory.most, rss());
  }, 5);
}

function watched(): { rss: number; pauseMs: number } {
  clearInterval(sampling);
  return {
    rss: Math.max(memory.most, process.memoryUsage.rss()) - memory.before,
    pauseMs: delay.max / 1e6,
  };
}

process.on('message', async (message: { ask?: string; file?: string }) => {
  if (message.ask === 'profile') await profile(message.file);
  if (message.ask === 'watch') watch();
  const found = message.ask === 'watched' ? watched() : {};
  if (message.ask) process.send?.({ usage: { ...process.cpuUsage(), ...process.memoryUsage(), ...found } });
});
process.channel?.unref();
