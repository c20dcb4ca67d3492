import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  ACTIONS_PAGE,
  type ActionsResponse,
  type EventsResponse,
  type GamesResponse,
  type LiveResponse,
  type LoggedEvent,
  type OperatorGame,
  type ReportedResponse,
  type VerifiedResponse,
} from '#protocol/operator';
import { request } from '../../lib/request.js';

const OPERATOR = 'operator';
/** Interval at which the page of live rooms is loaded again. */
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

/** Most games of a search. */
export const LISTED_GAMES = 50;

export const useGames = (search: string) =>
  useQuery({
    queryKey: [OPERATOR, 'games', search],
    queryFn: () => get<GamesResponse>(`games?limit=${LISTED_GAMES}&${search}`),
    placeholderData: keepPreviousData,
  });

export interface WholeGame {
  game: OperatorGame;
  /** Empty if the log is too long. */
  events: LoggedEvent[];
}

/** A log only grows: those of its events that are `known` are not loaded again. */
async function wholeGame(id: string, known: LoggedEvent[]): Promise<WholeGame> {
  const game = await get<OperatorGame>(`games/${id}`);
  if (game.version > MOST_EVENTS) return { game, events: [] };
  let events = known;
  while (events.length < game.version) {
    const page = await get<EventsResponse>(`games/${id}/events?after=${events.length}`);
    if (page.events.length === 0) break;
    events = [...events, ...page.events];
  }
  return { game, events };
}

export function useWholeGame(id: string) {
  const client = useQueryClient();
  const queryKey = [OPERATOR, 'game', id];
  return useQuery({
    queryKey,
    queryFn: () => wholeGame(id, client.getQueryData<WholeGame>(queryKey)?.events ?? []),
    // A game that runs has new ones at the next look.
    staleTime: 0,
    // Comparing thousands of events with those before takes longer than showing them.
    structuralSharing: false,
  });
}

export const useVerify = (id: string) =>
  useMutation({ mutationFn: () => request<VerifiedResponse>('POST', `/operator/games/${id}/verify`) });

/** Does something to what is running, and shows the live rooms and the game as they are then. */
export function useAct(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('POST', `/operator/${path}`),
    // Not awaited: what was acted on may leave the page.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [OPERATOR, 'rooms'] });
      void client.invalidateQueries({ queryKey: [OPERATOR, 'game'] });
    },
  });
}

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
    getNextPageParam: ({ actions }) => (actions.length === ACTIONS_PAGE ? actions.at(-1)?.id : undefined),
  });
