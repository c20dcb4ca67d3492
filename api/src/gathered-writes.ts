import type { Socket } from 'socket.io';

type Connection = Socket['conn'];

let gathered: Connection[] = [];

/**
 * What is said to a connection in one turn of the event loop leaves in one write, in the order in which it was said:
 * writes to the network are what a server of many small messages spends most of its time on.
 */
export function gatherWrites(connection: Connection): void {
  connection.on('packetCreate', () => {
    const { transport } = connection;
    if (!transport.writable) return;
    // Engine.IO keeps the packets for a transport that is busy, and sends them all when it is ready.
    transport.writable = false;
    if (gathered.length === 0) setImmediate(sendGathered);
    gathered.push(connection);
  });
}

function sendGathered(): void {
  const connections = gathered;
  gathered = [];
  for (const { transport, request } of connections) {
    request.socket.cork();
    transport.writable = true;
    transport.emit('ready');
    request.socket.uncork();
  }
}
