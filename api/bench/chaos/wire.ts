import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** An action that runs once, at a chosen moment of the next matching exchange. */
export interface Trap {
  fits: (asked: Buffer) => boolean;
  /** Request received, request forwarded, reply received, or reply forwarded. */
  at: 'asked' | 'sent' | 'answered' | 'passed';
  spring: (link: Link) => void;
}

/** One connection through the proxy. */
export interface Link {
  readonly near: Socket;
  readonly far: Socket;
  /** Resets both sides. */
  cut: () => void;
  caught?: Trap | undefined;
}

/** Receives data and forwards what should arrive. */
export type Shaping = (arrive: (bytes: Buffer) => void) => (bytes: Buffer) => void;

/** A TCP proxy that can delay, drop, cut or change what passes. */
export class Wire {
  /** Delay in each direction, ms. */
  delayMs = 0;
  /** Silently drops data in this direction. */
  readonly mute = { toServer: false, toClient: false };
  /** Closes new connections at once. */
  refuses = false;
  /** Transforms the server's data on new connections. */
  shaping?: Shaping | undefined;
  readonly links = new Set<Link>();
  private trap?: Trap | undefined;
  private readonly server: Server;

  private constructor(private readonly target: number) {
    this.server = createServer({ noDelay: true }, (near) => this.link(near));
  }

  static async to(target: number): Promise<Wire> {
    const wire = new Wire(target);
    wire.server.listen(0, '127.0.0.1');
    await once(wire.server, 'listening');
    return wire;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  set(trap: Trap | undefined): void {
    this.trap = trap;
  }

  cut(): void {
    for (const link of this.links) link.cut();
  }

  /** Resets all faults. */
  heal(): void {
    this.delayMs = 0;
    this.refuses = false;
    this.trap = undefined;
    Object.assign(this.mute, { toServer: false, toClient: false });
  }

  close(): void {
    this.server.close();
    this.cut();
  }

  private link(near: Socket): void {
    if (this.refuses) return void near.destroy();
    const far = connect({ port: this.target, host: '127.0.0.1', noDelay: true });
    const cut = () => {
      near.destroy();
      far.destroy();
      this.links.delete(link);
    };
    const link: Link = { near, far, cut };
    this.links.add(link);
    for (const side of [near, far]) {
      side.on('error', () => {});
      side.on('close', cut);
    }
    const shaped = this.shaping?.((bytes) => this.carry(far, near, bytes));
    near.on('data', (bytes) => this.asked(link, bytes));
    far.on('data', (bytes) => this.answered(link, bytes, shaped ?? ((b) => this.carry(far, near, b))));
  }

  private asked(link: Link, bytes: Buffer): void {
    if (this.mute.toServer) return;
    const { trap } = this;
    if (trap?.fits(bytes)) {
      this.trap = undefined;
      link.caught = trap;
    }
    if (link.caught?.at !== 'asked') this.carry(link.near, link.far, bytes);
    if (link.caught?.at === 'asked' || link.caught?.at === 'sent') this.spring(link);
  }

  private answered(link: Link, bytes: Buffer, arrive: (bytes: Buffer) => void): void {
    if (this.mute.toClient) return;
    const { caught } = link;
    if (caught?.at !== 'answered') arrive(bytes);
    if (caught) this.spring(link);
  }

  private spring(link: Link): void {
    const { caught } = link;
    link.caught = undefined;
    caught?.spring(link);
  }

  private carry(from: Socket, to: Socket, bytes: Buffer): void {
    const arrive = () => {
      if (!to.destroyed && !to.write(bytes)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    };
    if (this.delayMs === 0) arrive();
    else setTimeout(arrive, this.delayMs);
  }
}
