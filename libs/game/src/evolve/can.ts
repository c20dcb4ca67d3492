import type { EventOf, GameEvent, Standing } from '../events.js';
import { contextOf, type Game, isOpenRoom, phaseOf } from '../game.js';
import type { PhaseEvent } from '../machine.js';
import { MAX_POINTS } from '../scoring.js';
import { isRanked, lastFinished, NOBODY, plays, type Sheet } from '../sheet.js';

/**
 * Whether `event` may follow now. The machine knows the order of the phases. The sheet knows whether the event is true:
 * who has a seat, which keys are set, what the scores are. No condition is checked in both.
 */
export function can(game: Game, event: GameEvent): boolean {
  const { sheet } = game;
  switch (event.type) {
    // First, since most events are answers.
    case 'AnswerSubmitted':
      return canAnswer(game, event);
    case 'GameOpened':
    case 'QuestionsDealt':
    case 'QuestionOpened':
    case 'QuestionClosed':
    case 'RunResumed':
    case 'GameStalled':
    case 'GameClosed':
      return isInOrder(game, event);
    case 'RunStarted':
      return isInOrder(game, event) && canStart(sheet, event);
    case 'RunPaused':
      return isInOrder(game, event) && canPause(game);
    case 'RunCompleted':
      return isInOrder(game, event) && isResult(sheet, event);
    case 'RunCorrected':
      return canCorrect(sheet, event);
    case 'PlayerJoined':
      return canJoin(game, event);
    case 'PlayerLeft':
    case 'HostChanged':
      return isOpenRoom(game) && isTaken(sheet, event.seat);
    case 'PlayerRenamed':
      return isOpenRoom(game) && phaseOf(game) === 'lobby' && isTaken(sheet, event.seat);
    case 'SettingsChanged':
      return isOpenRoom(game);
    case 'RoomEmptied':
      return isOpenRoom(game) && sheet.seatOf.size === 0 && sheet.host !== NOBODY;
    case 'RulesChosen':
      return phaseOf(game) === 'lobby' && contextOf(game).count === 0;
    case 'AnswerKeySet':
      return canSetKeys(game, event);
    default:
      event satisfies never;
      return false;
  }
}

const isInOrder = ({ actor }: Game, event: PhaseEvent) => actor.getSnapshot().can(event);

const canStart = ({ keys, questions, host }: Sheet, { hostOnly = host }: EventOf<'RunStarted'>) =>
  keys.length === questions.length && hostOnly === host;

/** The timer of a solo question keeps running while its player is away. [P2, P5] */
const canPause = (game: Game) =>
  contextOf(game).kind === 'room' || phaseOf(game) === 'revealing' || game.sheet.rules.untimed === true;

function canJoin(game: Game, { seat, userId }: EventOf<'PlayerJoined'>): boolean {
  const { seats, seatOf } = game.sheet;
  const phase = phaseOf(game);
  const isOpen = phase !== 'new' && phase !== 'closed';
  const hasRoom = contextOf(game).kind === 'room' || seats.length === 0;
  return isOpen && hasRoom && seat === seats.length && !seatOf.has(userId);
}

function isTaken({ seats }: Sheet, seat: number): boolean {
  const found = seats[seat];
  return found !== undefined && !found.gone;
}

function canSetKeys(game: Game, { run, keys }: EventOf<'AnswerKeySet'>): boolean {
  const { sheet } = game;
  const dealt = contextOf(game);
  const isDealt = phaseOf(game) === 'lobby' && dealt.count > 0 && run === dealt.run;
  return isDealt && sheet.keys.length === 0 && keys.length === sheet.questions.length;
}

function canAnswer({ actor, sheet }: Game, { run, index, seat }: EventOf<'AnswerSubmitted'>): boolean {
  const { value: phase, context } = actor.getSnapshot();
  const isOpen = phase === 'asking' && run === context.run && index === context.index;
  const player = sheet.seats[seat];
  return isOpen && plays(sheet, player, index) && !player?.answers[index];
}

/** Whether the results list every seat that gets a score once, in order, with its score. */
function isResult(sheet: Sheet, { results }: EventOf<'RunCompleted'>): boolean {
  const ranked = sheet.seats.flatMap((each, seat) =>
    isRanked(sheet, each) ? [{ seat, score: each.score }] : [],
  );
  return (
    results.length === ranked.length &&
    results.every(({ seat, score }, i) => seat === ranked[i]?.seat && score === ranked[i]?.score)
  );
}

/**
 * Whether these results can replace those of a completed run. The sheet no longer holds the answers of a completed run:
 * `verify` computes the results again. [K1 … K5]
 */
function canCorrect(sheet: Sheet, event: EventOf<'RunCorrected'>): boolean {
  const { run, replaces, counted, results } = event;
  const { finished, ranking, seats } = sheet;
  const { version, closed = 0 } = finished[run] ?? {};
  const isCounted = counted >= 1 && counted <= closed;
  const listed = run === lastFinished(sheet) ? new Set(ranking.map(({ seat }) => seat)) : undefined;
  return (
    version === replaces &&
    isCounted &&
    isOfRun(event, closed) &&
    (!listed || listed.size === results.length) &&
    results.every(({ seat, score }, i) => {
      const isSeat = seat > (results[i - 1]?.seat ?? -1) && (listed ? listed.has(seat) : seat < seats.length);
      return isSeat && score >= 0 && score <= counted * MAX_POINTS;
    }) &&
    isRanking(results)
  );
}

/** Whether the question was closed, or the player has a score. */
function isOfRun({ correction, results }: EventOf<'RunCorrected'>, closed: number): boolean {
  if ('seat' in correction) {
    const { seat, points } = correction;
    return Number.isInteger(points) && results.some((row) => row.seat === seat);
  }
  const { index } = correction;
  return Number.isInteger(index) && index >= 0 && index < closed;
}

/** Whether nobody is ranked before a player with more points, and each rank counts the players before it. */
function isRanking(results: readonly Standing[]): boolean {
  const sorted = [...results].sort((a, b) => a.rank - b.rank);
  return sorted.every(({ rank, score }, i) => {
    const above = sorted[i - 1];
    if (above && above.rank === rank) return above.score === score;
    return rank === i + 1 && (!above || above.score >= score);
  });
}
