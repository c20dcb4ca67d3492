import type { Socket } from 'socket.io-client';

/**
 * Names a room in the query of a connection: a load balancer sends all connections with the same room to one server.
 * @param code the room of the first connection
 */
export function createNearness(code: string | null) {
  let near = code;
  let wanted = code;
  let socket: Socket | undefined;

  return {
    attach(opened: Socket) {
      socket = opened;
      opened.on('connect', () => {
        near = wanted;
      });
      opened.on('connect_error', ({ message }) => {
        // that server does not reply: any other one will do
        if (message === 'timeout') opened.io.opts.query = {};
      });
    },
    /** Later connections name this room. */
    aim(room: string | null) {
      wanted = room;
      if (socket) socket.io.opts.query = room ? { room } : {};
    },
    /** Reconnects unless the connection already names the room. Commands wait until then. */
    move() {
      if (!socket || near === wanted) return;
      near = wanted;
      socket.disconnect().connect();
    },
  };
}

export type Nearness = ReturnType<typeof createNearness>;
