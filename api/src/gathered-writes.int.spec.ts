import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Server, type Socket } from 'socket.io';
import { type Socket as Client, io } from 'socket.io-client';
import { gatherWrites } from './gathered-writes.js';

let http: HttpServer;
let server: Server;
let client: Client;
let socket: Socket;
let writes = 0;
beforeAll(async () => {
  http = createServer();
  server = new Server(http, { transports: ['websocket'], perMessageDeflate: false });
  server.engine.on('connection', gatherWrites);
  const connected = new Promise<Socket>((resolve) => server.on('connection', resolve));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = io(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, { transports: ['websocket'] });
  socket = await connected;
  const { socket: tcp } = socket.conn.request;
  const writev = tcp._writev?.bind(tcp);
  tcp._writev = (chunks, done) => {
    writes += 1;
    writev?.(chunks, done);
  };
});
afterAll(async () => {
  client.disconnect();
  await server.close();
});

const received = (count: number) =>
  new Promise<number[]>((resolve) => {
    const numbers: number[] = [];
    client.on('number', (number: number) => {
      numbers.push(number);
      if (numbers.length === count) resolve(numbers);
    });
  });

it('sends the messages of one turn in one write, in order', async () => {
  const all = received(20);
  writes = 0;
  for (let number = 0; number < 20; number++) {
    if (number % 2) socket.emit('number', number);
    else server.emit('number', number);
  }
  expect(await all).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(writes).toBe(1);
});

it('sends the last messages before it closes a connection', async () => {
  const disconnected = new Promise((resolve) => client.once('disconnect', resolve));
  const last = new Promise((resolve) => client.once('farewell', resolve));
  socket.emit('farewell', 'bye');
  socket.disconnect(true);
  expect(await last).toBe('bye');
  await disconnected;
});
