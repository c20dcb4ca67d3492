import { describe, expect, it } from '@jest/globals';
import { phaseOf } from '../game.js';
import { closeRoom, joinRoom } from '../testing/commands.js';
import {
  answerSubmitted,
  gameClosed,
  playerLeft,
  questionClosed,
  questionOpened,
  roomEmptied,
  runCompleted,
  runPaused,
} from '../testing/events.js';
import { given } from '../testing/given.js';
import { lobby, playing, revealing, soloAsking } from '../testing/histories.js';
import { ANN, BOB, CYD } from '../testing/world.js';

const closed = gameClosed('operator');
const bobLeads: [number, number][] = [
  [ANN, 0],
  [BOB, 10],
  [CYD, 0],
];

describe('an operator closes a room', () => {
  it('[M8] in its lobby, with players and without', () => {
    given(lobby('bob')).when(closeRoom()).thenEvents(closed);
    given(lobby(), playerLeft(ANN), roomEmptied()).when(closeRoom()).thenEvents(closed);
  });

  it('[M8, H8] during a run, which ends with the questions that are closed', () => {
    const revealed = revealing(answerSubmitted(BOB, 0));
    const ended = [runCompleted(bobLeads, 1), closed];
    given(revealed)
      .when(closeRoom())
      .thenEvents(...ended);
    given(revealed, questionOpened(1), answerSubmitted(ANN, 1))
      .when(closeRoom())
      .thenEvents(...ended);
    given(revealed, runPaused())
      .when(closeRoom())
      .thenEvents(...ended);
  });

  it('[M8, R2] during the last reveal: the run is complete', () => {
    const last = [...revealing(answerSubmitted(BOB, 0)), questionOpened(1), questionClosed(1)];
    given(last, questionOpened(2), questionClosed(2))
      .when(closeRoom())
      .thenEvents(runCompleted(bobLeads), closed);
  });

  it('[M8, M2] before any question has closed, and nobody can join any more', () => {
    const zero: [number, number][] = [ANN, BOB, CYD].map((seat) => [seat, 0]);
    const { game, when } = given(playing()).when(closeRoom()).thenEvents(runCompleted(zero, 0), closed);
    expect(phaseOf(game)).toBe('closed');
    when(joinRoom('dan')).thenRefused('room_not_found');
  });

  it('[M8] once', () => {
    given(lobby(), closed).when(closeRoom()).thenEvents();
  });

  it('[M8] and not a solo game', () => {
    given(soloAsking(0)).when(closeRoom()).thenRefused('not_now');
  });
});
