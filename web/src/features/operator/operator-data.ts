import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  ActionsResponse,
  EventsResponse,
  GamesResponse,
  LiveResponse,
  LoggedEvent,
  OperatorGame,
  ReportedResponse,
  VerifiedResponse,
} from '#protocol/operator';
import { request } from '../../lib/request.js';

const OPERATOR = 'operator';
/** How often the page of live rooms is loaded again. */
const LIVE_MS = 3_000;
/** Longer logs do not fit into a page of the browser. */
export const MOST_EVENTS = 20_000;

const get = <T>(path: string) => request<T>('GET', `/operator/${path}`);

export const useLive = () =>
  useQuery({
    queryKey: [OPERATOR, 'rooms'],
    queryFn: () => get<LiveResponse>('rooms'),
    refetchInterval: LIVE_MS,
  });

export const useGames = (search: string) =>
  useQuery({
    queryKey: [OPERATOR, 'games', search],
    queryFn: () => get<GamesResponse>(`games?${search}`),
    placeholderData: keepPreviousData,
  });

export interface WholeGame {
  game: OperatorGame;
  /** Empty if the log is too long. */
  events: LoggedEvent[];
}

async function wholeGame(id: string): Promise<WholeGame> {
  const game = await get<OperatorGame>(`games/${id}`);
  const events: LoggedEvent[] = [];
  if (game.version > MOST_EVENTS) return { game, events };
  for (;;) {
    const after = events.at(-1)?.version ?? 0;
    const page = await get<EventsResponse>(`games/${id}/events?after=${after}`);
    if (page.events.length === 0) return { game, events };
    events.push(...page.events);
  }
}

export const useWholeGame = (id: string) =>
  useQuery({
    queryKey: [OPERATOR, 'game', id],
    queryFn: () => wholeGame(id),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useVerify = (id: string) =>
  useMutation({ mutationFn: () => request<VerifiedResponse>('POST', `/operator/games/${id}/verify`) });

const REPORTED = [OPERATOR, 'reported'];
export const useReported = () =>
  useQuery({ queryKey: REPORTED, queryFn: () => get<ReportedResponse>('reported') });

/** Switches a question or a quiz, and shows the list as it is then. */
export function useSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: { path: string; body: object }) => request('PUT', `/operator/${path}`, body),
    onSettled: () => client.invalidateQueries({ queryKey: REPORTED }),
  });
}

export const useActions = () =>
  useInfiniteQuery({
    queryKey: [OPERATOR, 'actions'],
    queryFn: ({ pageParam }) => get<ActionsResponse>(`actions${pageParam ? `?before=${pageParam}` : ''}`),
    initialPageParam: '',
    getNextPageParam: ({ actions }) => actions.at(-1)?.id,
  });
