/** A confirmed answer. Times are epoch ms. */
export interface Receipt {
  commandId: string;
  questionId: string;
  index: number;
  answer: string;
  version: number;
  sentAt: number;
  at: number;
}

export interface RefusedAnswer {
  code: string;
  commandId: string;
  questionId: string;
  index: number;
  sentAt: number;
}

export interface Frame {
  at: number;
  event: string;
  payload: unknown;
}

/** Everything that a player has seen, recorded outside the server. */
export class Journal {
  readonly receipts: Receipt[] = [];
  readonly refused: RefusedAnswer[] = [];
  readonly frames: Frame[] = [];
  /** Times at which the connection was lost. */
  readonly losses: number[] = [];
  /** Times of reconnects. */
  readonly reconnects: number[] = [];
  /** Times at which a missing message was noticed. */
  readonly holes: number[] = [];
  /** Repeated receipts. */
  readonly repeats: { first: Receipt; version: number }[] = [];
  /** Why answers were sent again: the code of a temporary refusal, or `timeout`. */
  readonly resent: string[] = [];
}
