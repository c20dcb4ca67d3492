/** An answer that the server has confirmed. Times are epoch ms. */
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

/** What a player has seen, kept outside of the server. */
export class Journal {
  readonly receipts: Receipt[] = [];
  readonly refused: RefusedAnswer[] = [];
  readonly frames: Frame[] = [];
  /** Times at which the connection was lost. */
  readonly losses: number[] = [];
  /** Times at which the connection had to be made anew. */
  readonly reconnects: number[] = [];
  /** Times at which a message was seen to be missing. */
  readonly holes: number[] = [];
  /** Receipts that came for what had its receipt already. */
  readonly repeats: { first: Receipt; version: number }[] = [];
  resent = 0;
}
