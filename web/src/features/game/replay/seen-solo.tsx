import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Socket } from 'socket.io-client';
import { setup } from 'xstate';
import { type Game, gameMachine } from '../connection/game-machine.js';
import { gameView, shownQuestion } from '../connection/selectors.js';
import type { ServerClock } from '../connection/server-clock.js';
import { GettingReady } from '../play/getting-ready.js';
import { PlayScreen } from '../play/play-screen.js';
import { ReplaySocket } from './replay-socket.js';
import { clockAt, type Seen } from './seen.js';
import { useStarted } from './use-started.js';

const nothing = () => {};

const solo = setup({
  types: {
    context: {} as { game: Game },
    input: {} as { connect: () => Socket; clock: ServerClock },
  },
  actors: { game: gameMachine },
});

/** A solo game of the past. It ignores the reports of the game. */
const replayedSolo = solo.createMachine({
  context: ({ input, spawn }) => ({ game: spawn('game', { id: 'game', input }) }),
});

export function SeenSolo({ sent, at }: Seen) {
  const [input] = useState(() => ({
    connect: () => new ReplaySocket(sent).asSocket(),
    clock: clockAt(at),
  }));
  const played = useActorRef(replayedSolo, { input });
  useStarted(played);
  const actor = useSelector(played, ({ context }) => context.game);
  const game = useSelector(actor, gameView);
  const question = game ? shownQuestion(game) : undefined;
  if (!game || !question) return <GettingReady offline={false} />;
  return (
    <PlayScreen
      key={question.question_id}
      actor={actor}
      game={game}
      question={question}
      leave={null}
      onReport={nothing}
      aside={false}
    />
  );
}
