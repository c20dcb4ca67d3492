/** One run of one game in a player's history. */
export interface HistoryRun {
  gameId: string;
  run: number;
}

const HISTORY_ID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,8})$/;

/** The id of a run in the history of each of its players. */
export const historyId = ({ gameId, run }: HistoryRun): string => `${gameId}.${run}`;

/** The run that an id names; undefined for any other text. */
export function historyRun(id: string): HistoryRun | undefined {
  const [, gameId, run] = HISTORY_ID.exec(id) ?? [];
  return gameId === undefined ? undefined : { gameId, run: Number(run) };
}
