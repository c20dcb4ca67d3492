import type { Socket } from 'socket.io-client';

/**
 * Where a connection goes for the sake of a room: a load balancer sends all that name one to the same server.
 * @param code the room that the first connection is made for.
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
        // that server says nothing at all; any other will do
        if (message === 'timeout') opened.io.opts.query = {};
      });
    },
    /** From now on, connections are made for this room. */
    aim(room: string | null) {
      wanted = room;
      if (socket) socket.io.opts.query = room ? { room } : {};
    },
    /** Connects anew, unless that has been done for the room already. What is sent meanwhile waits. */
    move() {
      if (!socket || near === wanted) return;
      near = wanted;
      socket.disconnect().connect();
    },
  };
}

export type Nearness = ReturnType<typeof createNearness>;
