import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a connection says first: more than enough for its address. */
const ROOM = /[?&]room=([0-9A-Za-z]+)/;
/** An instance that takes a connection and does not say anything for so long is left for another one. */
const SILENT_MS = 3_000;

/** Spreads connections over instances as a load balancer does; one that does not answer is passed over. */
export class Front {
  /** By the room that is named in the address, where one is. */
  affinity = false;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly ports: readonly number[],
    private readonly random: () => number,
  ) {
    this.server = createServer({ noDelay: true }, (near) => {
      this.keep(near);
      near.once('data', (head) => {
        near.pause();
        this.pass(near, head, this.order(head));
      });
    });
  }

  static async before(ports: readonly number[], random: () => number): Promise<Front> {
    const front = new Front(ports, random);
    front.server.listen(0, '127.0.0.1');
    await once(front.server, 'listening');
    return front;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private order(head: Buffer): number[] {
    const room = ROOM.exec(head.toString('latin1', 0, head.indexOf('\r')))?.[1];
    const { length } = this.ports;
    const first = room && this.affinity ? hash(room) % length : Math.floor(this.random() * length);
    return this.ports.map((_, i) => this.ports[(first + i) % length] as number);
  }

  private pass(near: Socket, head: Buffer, [port, ...others]: number[]): void {
    if (port === undefined || near.destroyed) return void near.destroy();
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    this.keep(far);
    const next = () => {
      far.removeAllListeners();
      far.on('error', () => {});
      far.destroy();
      this.pass(near, head, others);
    };
    const silent = setTimeout(next, SILENT_MS);
    far.once('close', () => {
      clearTimeout(silent);
      next();
    });
    far.write(head);
    far.once('data', (first) => {
      clearTimeout(silent);
      far.removeAllListeners('close');
      near.write(first);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        from.pipe(to);
        from.once('close', () => to.destroy());
      }
    });
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => this.sockets.delete(socket));
  }
}

const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
