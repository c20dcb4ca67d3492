// The baseline: a Socket.IO server that acknowledges at once and replays the messages that the full server sent. It
// validates, decides and stores nothing.
import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';

type Reply = (ack: object) => void;
type Payloads = Record<string, object>;

let samples: Payloads = {};
process.on('message', (message: { samples?: Payloads }) => {
  if (message.samples) samples = message.samples;
});

const http = createServer((_, response) => response.end());
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
const namespace = io.of('/multiplayer');

class BareRoom {
  private readonly sockets: Socket[] = [];
  private answered = 0;
  private version = 0;
  private index = 0;

  constructor(private readonly name: string) {}

  enter(socket: Socket): void {
    this.sockets.push(socket);
    void socket.join(this.name);
    socket.on('check_answer', (_: object, reply: Reply) => this.answer(reply));
    socket.on('start_game', (_: object, reply: Reply) => {
      this.acknowledge(reply);
      this.index = 0;
      this.toAll('start_game');
    });
    socket.on('pause_game', ({ paused }: { paused: boolean }, reply: Reply) => {
      this.acknowledge(reply);
      this.toAll('clock');
      if (!paused) this.next();
    });
    // The full server advances by timer here, so nothing is acknowledged or announced.
    socket.on('go_on', () => this.next());
  }

  private answer(reply: Reply): void {
    this.acknowledge(reply);
    this.answered += 1;
    if (this.answered === Math.ceil(this.sockets.length / 2)) this.toAll('answer_progress');
    if (this.answered < this.sockets.length) return;
    this.answered = 0;
    this.toAll('answer_checked');
    for (const socket of this.sockets) socket.emit('your_result', samples['your_result']);
  }

  private next(): void {
    this.index += 1;
    const newQuestionIndex = this.index;
    const { questions } = samples['start_game'] as { questions: unknown[] };
    const question = questions[newQuestionIndex];
    const opened = { ...samples['next_question'], newQuestionIndex, question };
    if (question) namespace.to(this.name).emit('next_question', opened);
    else this.toAll('quiz_completed');
  }

  private acknowledge(reply: Reply): void {
    this.version += 1;
    reply({ ok: true, version: this.version });
  }

  private toAll(event: string): void {
    namespace.to(this.name).emit(event, samples[event]);
  }
}

const rooms = new Map<string, BareRoom>();
namespace.on('connection', (socket) => {
  const name = String(socket.handshake.query['room']);
  const room = rooms.get(name) ?? new BareRoom(name);
  rooms.set(name, room);
  room.enter(socket);
});
http.listen(Number(process.env['PORT']), '127.0.0.1');
