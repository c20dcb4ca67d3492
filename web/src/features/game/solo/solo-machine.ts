import type { Socket } from 'socket.io-client';
import { type ActorRefFrom, sendTo, setup } from 'xstate';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import { type Game, gameMachine } from '../connection/game-machine.js';
import { openGameSocket } from '../connection/game-socket.js';
import type { MessageEvent, NoticeEvent } from '../connection/link.js';

interface SoloContext {
  game: Game;
}

const viewOf = ({ game }: SoloContext) => game.getSnapshot().context.mirror?.view;

const solo = setup({
  types: {
    context: {} as SoloContext,
    events: {} as MessageEvent | NoticeEvent,
    input: {} as { connect?: () => Socket },
  },
  actors: { game: gameMachine },
  guards: {
    /** The last question has been revealed: only the final message is missing. */
    isAllButOver: ({ context }) => {
      const view = viewOf(context);
      return view !== undefined && view.reveal !== null && view.index === view.questions.length - 1;
    },
  },
});

/** The user's solo game: it is being played, it is complete, or the server has none. */
export const soloMachine = solo.createMachine({
  id: 'solo',
  context: ({ input, spawn }) => ({
    game: spawn('game', {
      id: 'game',
      input: { connect: () => openGameSocket('/singleplayer'), ...input },
    }),
  }),
  initial: 'playing',
  states: {
    playing: {
      on: {
        'message.quiz_completed': 'complete',
        'notice.no_namespace': [
          {
            guard: 'isAllButOver',
            target: 'complete',
            // the game ended while the connection was lost: the score was in the last reveal
            actions: sendTo(
              ({ context }) => context.game,
              ({ context }) => ({
                type: 'ended',
                total: (viewOf(context)?.questions.length ?? 0) * POINTS_PER_QUESTION,
              }),
            ),
          },
          { target: 'gone' },
        ],
      },
    },
    complete: {},
    gone: {},
  },
});

export type Solo = ActorRefFrom<typeof soloMachine>;
