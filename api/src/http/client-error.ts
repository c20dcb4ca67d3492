import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ErrorResponse } from '#protocol/rest';

const FAULTS: Record<string, { line: string; fault: Pick<ErrorResponse, 'message' | 'code'> }> = {
  HPE_HEADER_OVERFLOW: {
    line: '431 Request Header Fields Too Large',
    fault: { message: 'The headers are too large.', code: 'too_large' },
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    line: '408 Request Timeout',
    fault: { message: 'The request did not arrive in time.', code: 'timeout' },
  },
};
const BAD_REQUEST = {
  line: '400 Bad Request',
  fault: { message: 'This is not valid HTTP.', code: 'bad_request' },
};

/** Replies to a request that Node could not parse, and that therefore never reaches the error filter. */
export function replyToClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { line, fault } = FAULTS[error.code ?? ''] ?? BAD_REQUEST;
  const request_id = randomUUID();
  const body = JSON.stringify({ ...fault, request_id } satisfies ErrorResponse);
  const headers = [
    `HTTP/1.1 ${line}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${request_id}`,
    'connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
}
