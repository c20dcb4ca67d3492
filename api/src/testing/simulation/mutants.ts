import type { Command } from '#game/commands';
import type { Recorded } from '#game/events';
import { contextOf, type Game, phaseOf } from '#game/game';
import { restore, type Snapshot, snapshot } from '#game/snapshot';
import type { Ack } from '#protocol/messages';
import { LiveGame } from '../../games/live/live-game.js';
import { Checkpoints } from '../../games/log/checkpoints.js';
import type { Append } from '../../games/log/event-log.js';
import { Fold } from '../../games/log/fold.js';
import { LiveGames } from '../../games/ownership/live-games.js';
import type { MemoryEventLog } from '../memory-event-log.js';

/** A bug planted in the server, which the simulation must find. */
export interface Mutant {
  log?: (log: MemoryEventLog) => void;
  /** Patches what all instances share; returns a function that undoes it. */
  code?: () => () => void;
}

const live = LiveGame.prototype;

/** The log accepts stale appends, at the given versions or at the next ones. */
const unfenced = (renumber: boolean) => (log: MemoryEventLog) => {
  const write = log.write.bind(log);
  log.write = (append: Append) => {
    const game = log.games.get(append.gameId);
    if (!game) return write(append);
    const { epoch, version: expected } = game;
    if (epoch === append.epoch && expected === append.expected) return write(append);
    const next = (event: Recorded, i: number) => ({ ...event, version: expected + i + 1 });
    return write({ ...append, epoch, expected, events: renumber ? append.events.map(next) : append.events });
  };
};

/** Patches a game when it becomes live again. */
const reloaded = (spoil: (game: Game) => void) => () => {
  const { start } = LiveGames.prototype;
  LiveGames.prototype.start = function (this: LiveGames, gameId, epoch, game) {
    if (epoch > 1) spoil(game);
    return start.call(this, gameId, epoch, game);
  };
  return () => {
    LiveGames.prototype.start = start;
  };
};

export const MUTANTS: Record<string, Mutant> = {
  'lease only, no fence': { log: unfenced(false) },
  'the old decision is written at the new version': { log: unfenced(true) },
  'an await between decide and the capture of epoch and version': {
    code: () => {
      const apply = live['apply'];
      live['apply'] = function (this: LiveGame, command, events) {
        setTimeout(() => {
          try {
            if (!this['destroyed']) apply.call(this, command, events);
          } catch {
            // Like a promise that is not awaited.
          }
        }, 1);
      };
      return () => {
        live['apply'] = apply;
      };
    },
  },
  'the receipt of a repeat before the commit': {
    code: () => {
      const decide = live['decide'];
      live['decide'] = function (
        this: LiveGame,
        command: Command,
        done: (ack: Ack, failure?: Error) => void,
      ) {
        const version = 'userId' in command ? this.view.receiptOf(command.userId, command.id) : undefined;
        if (version === undefined) decide.call(this, command, done);
        else done({ ok: true, version });
      };
      return () => {
        live['decide'] = decide;
      };
    },
  },
  'messages before the commit': {
    code: () => {
      const evolve = live['evolve'];
      const whenDurable = live['whenDurable'];
      live['evolve'] = function (this: LiveGame, recorded, effects) {
        live['whenDurable'] = (run) => run();
        try {
          evolve.call(this, recorded, effects);
        } finally {
          live['whenDurable'] = whenDurable;
        }
      };
      return () => {
        live['evolve'] = evolve;
      };
    },
  },
  'who has answered is forgotten on reload': {
    code: reloaded(({ sheet }) => {
      sheet.answered = 0;
      for (const seat of sheet.seats) seat.answers = [];
    }),
  },
  'receipts are forgotten on reload': { code: reloaded(({ sheet }) => sheet.receipts.clear()) },
  'a close is forgotten on reload': {
    code: () => {
      const { to } = Fold.prototype;
      const apply = Fold.prototype['apply'];
      const open = new WeakMap<Fold, Snapshot>();
      Fold.prototype['apply'] = function (this: Fold, recorded) {
        if (recorded.event.type === 'QuestionClosed') open.set(this, snapshot(this.game));
        apply.call(this, recorded);
      };
      Fold.prototype.to = async function (this: Fold, version) {
        await to.call(this, version);
        const before = open.get(this);
        if (!before || phaseOf(this.game) !== 'revealing') return;
        this.game = restore(before);
        this.game.sheet.version = version;
      };
      return () => {
        Fold.prototype['apply'] = apply;
        Fold.prototype.to = to;
      };
    },
  },
  'receipts are missing in checkpoints': {
    code: () => {
      const keep = Checkpoints.prototype['keep'];
      Checkpoints.prototype['keep'] = function (this: Checkpoints, checked) {
        const { sheet } = checked.game;
        const game = { ...checked.game, sheet: { ...sheet, receipts: new Map() } };
        return keep.call(this, { ...checked, game });
      };
      return () => {
        Checkpoints.prototype['keep'] = keep;
      };
    },
  },
  'the host who does not play is forgotten on reload': {
    code: reloaded(({ sheet }) => {
      delete sheet.hostOnly;
    }),
  },
  'open_next without its index': {
    code: () => {
      const { handle } = live;
      live.handle = function (this: LiveGame, command, reply) {
        const { index } = contextOf(this['game']);
        return handle.call(this, command.type === 'OpenNext' ? { ...command, index } : command, reply);
      };
      return () => {
        live.handle = handle;
      };
    },
  },
  'skip_question without its index': {
    code: () => {
      const { handle } = live;
      live.handle = function (this: LiveGame, command, reply) {
        const { index } = contextOf(this['game']);
        return handle.call(this, command.type === 'SkipQuestion' ? { ...command, index } : command, reply);
      };
      return () => {
        live.handle = handle;
      };
    },
  },
};
