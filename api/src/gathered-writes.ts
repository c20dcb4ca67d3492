import type { Socket } from 'socket.io';

type Connection = Socket['conn'];

let gathered: Connection[] = [];

/**
 * Sends all messages to a connection within one turn of the event loop in one write, in order. A server of many small
 * messages spends most of its time on network writes.
 */
export function gatherWrites(connection: Connection): void {
  connection.on('packetCreate', () => {
    const { transport } = connection;
    if (!transport.writable) return;
    // Engine.IO buffers packets while the transport is not writable, and sends them together on `ready`.
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
