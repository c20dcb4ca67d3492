import type { Command, Decision } from './commands.js';
import { submitAnswer } from './decide/answer.js';
import { closeRoom } from './decide/close-room.js';
import { correctRun } from './decide/correct-run.js';
import { changeSettings, endRun, openNext, pauseRun, skipQuestion, startRun } from './decide/host.js';
import {
  joinRoom,
  kickPlayer,
  leaveRoom,
  makeHost,
  openRoom,
  renamePlayer,
  replaceHost,
} from './decide/members.js';
import { abandon, connect, openSolo } from './decide/solo.js';
import { advance, closeIfAllAnswered, giveBack } from './decide/time.js';
import type { GameEvent } from './events.js';
import type { Game } from './game.js';
import { receiptOf } from './sheet.js';

/**
 * Turns a command into events. Pure and synchronous; it only reads `game`.
 * @throws Refused if the rules do not allow the command.
 */
export function decide(command: Command, game: Game): Decision {
  const receipt = 'userId' in command ? receiptOf(game.sheet, command.userId, command.id) : undefined;
  if (receipt !== undefined) return { events: [], receipt };
  if (command.type === 'SubmitAnswer') return submitAnswer(command, game);
  return { events: eventsOf(command, game) };
}

function eventsOf(command: Exclude<Command, { type: 'SubmitAnswer' }>, game: Game): GameEvent[] {
  switch (command.type) {
    case 'OpenSolo':
      return openSolo(command, game);
    case 'OpenRoom':
      return openRoom(command, game);
    case 'Connect':
      return connect(command, game);
    case 'JoinRoom':
      return joinRoom(command, game);
    case 'LeaveRoom':
      return leaveRoom(command, game);
    case 'KickPlayer':
      return kickPlayer(command, game);
    case 'MakeHost':
      return makeHost(command, game);
    case 'RenamePlayer':
      return renamePlayer(command, game);
    case 'ReplaceHost':
      return replaceHost(command, game);
    case 'ChangeSettings':
      return changeSettings(command, game);
    case 'StartRun':
      return startRun(command, game);
    case 'SkipQuestion':
      return skipQuestion(command, game);
    case 'OpenNext':
      return openNext(command, game);
    case 'PauseRun':
      return pauseRun(command, game);
    case 'EndRun':
      return endRun(command, game);
    case 'CountPresent':
      return closeIfAllAnswered(game, command.present, command.at);
    case 'Advance':
      return advance(command, game);
    case 'GiveBack':
      return giveBack(command, game);
    case 'CorrectRun':
      return correctRun(command, game);
    case 'CloseRoom':
      return closeRoom(game);
    case 'Abandon':
      return abandon(command, game);
  }
}
