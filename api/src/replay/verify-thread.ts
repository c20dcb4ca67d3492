import { parentPort, workerData } from 'node:worker_threads';
import { DataSource } from 'typeorm';
import { patientOptions } from '../database/data-source.js';
import { StoredGames } from './stored-games.js';
import { verifyRange } from './verify.js';
import type { FromThread, ToThread } from './verify-threads.js';

const port = parentPort;
if (!port) throw new Error('this file runs in a worker thread');
const reply = (message: FromThread) => port.postMessage(message);

const database = new DataSource(patientOptions(workerData as string));
const connected = database.initialize();
// A failure is the reply to the first range.
connected.catch(() => {});

port.on('message', async (range: ToThread) => {
  if (range === 'end') {
    if (database.isInitialized) await database.destroy();
    return port.close();
  }
  try {
    await connected;
    reply({ verified: await verifyRange(new StoredGames(database), range) });
  } catch (error) {
    reply({ error });
  }
});
