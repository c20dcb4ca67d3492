import { Obstacle, readDotEnv, requireNode } from './checkout.mjs';
import { endAll, killAll } from './processes.mjs';

const tasks = [endAll];
let stopping;

/** Registers a task that runs once when the script ends for any reason, last registered first. */
export const onStop = (task) => tasks.unshift(task);

export function stop(code) {
  stopping ??= (async () => {
    for (const task of tasks) await task().catch((error) => console.error(error));
    process.exit(code);
  })();
  return stopping;
}

// Ctrl-C, SIGTERM, a closed terminal and the end of npm stop the script; a second Ctrl-C ends it at once.
function stopOnSignals(codeOf) {
  let first;
  for (const [name, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
    process.on(name, () => {
      first ??= Date.now();
      // Under npm one Ctrl-C arrives twice: from the terminal and from npm.
      if (Date.now() - first > 1_000) killAll();
      stop(codeOf(number));
    });
  }
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && stop(codeOf(15));
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 100).unref();
}

/** Runs `body`, which resolves to the exit code, and cleans up afterwards in any case. */
export async function script(body, { codeOnSignal = (number) => 128 + number } = {}) {
  try {
    requireNode();
    stopOnSignals(codeOnSignal);
    readDotEnv();
    await stop((await body()) ?? 0);
  } catch (error) {
    console.error(error instanceof Obstacle ? error.message : error);
    await stop(1);
  }
}
