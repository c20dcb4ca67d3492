import type { Socket } from 'socket.io-client';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import { createStore } from '../../../lib/store.js';
import { followGame, type LiveGame, NOTHING_YET, type PlayView } from '../connection/followed-game.js';
import { openGameSocket } from '../connection/game-socket.js';

export interface SoloView extends PlayView {
  /** The server has said that there is no game. */
  gone: boolean;
}

export function createSoloGame(
  connect: () => Socket = () => openGameSocket('/singleplayer'),
): LiveGame<SoloView> {
  const store = createStore<SoloView>({ ...NOTHING_YET, gone: false });
  const followed = followGame(store);

  function noGame() {
    const { game } = store.view();
    const last = game !== null && game.index === game.questions.length - 1;
    // the end came while the connection was down: its score was in the last reveal
    if (game && last && game.reveal) {
      const result = { score: game.score, total: game.questions.length * POINTS_PER_QUESTION };
      store.show({ game: { ...game, result } });
    } else store.show({ gone: true });
  }

  return {
    clock: followed.clock,
    view: store.view,
    subscribe: store.subscribe,
    submit: followed.submit,
    open() {
      const socket = connect();
      followed.attach(socket);
      socket.on('no_namespace', noGame);
    },
    close: followed.detach,
  };
}
