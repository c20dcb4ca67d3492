/** The pages of operators. The server knows none of them: to everybody else they do not exist. */
export const OPERATOR_PAGES = {
  live: '/operator',
  games: '/operator/search',
  game: '/operator/game',
  reported: '/operator/reports',
  audit: '/operator/audit',
} as const;

export const gameAddress = (id: string) => `${OPERATOR_PAGES.game}?id=${id}`;
