/** The pages of operators. The server's list of pages leaves them out, so they return 404. */
export const OPERATOR_PAGES = {
  live: '/operator',
  games: '/operator/search',
  game: '/operator/game',
  reported: '/operator/reports',
  audit: '/operator/audit',
} as const;

export const gameAddress = (id: string) => `${OPERATOR_PAGES.game}?id=${id}`;

/** A moment of a game: the version of its log, and who looks. */
export interface Place {
  at: number;
  as: string;
}

/** The query of a game's page at a moment. The screens of a room look for the view there. */
export const queryOf = (id: string, { at, as }: Place) => ({
  ...{ id, at: String(at), as },
  ...(as === 'stage' ? { view: 'stage' } : {}),
});

export const momentAddress = (id: string, place: Place) =>
  `${OPERATOR_PAGES.game}?${new URLSearchParams(queryOf(id, place))}`;
