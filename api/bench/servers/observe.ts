// Preloaded into a measured server: it says what it has used, and profiles itself when asked to.
import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

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

process.on('message', async (message: { ask?: string; file?: string }) => {
  if (message.ask === 'profile') await profile(message.file);
  if (message.ask) process.send?.({ usage: { ...process.cpuUsage(), ...process.memoryUsage() } });
});
process.channel?.unref();
