import { useSelector } from '@xstate/react';
import { Alert } from '../../../../components/alert.js';
import { Trouble, troubleOf } from '../../connection/trouble.js';
import type { Room } from '../room.js';
import { useRoom, useRoomGame } from '../room-context.js';
import { isPromoted } from '../selectors.js';
import { ROOM_TEXTS } from '../texts.js';
import { ChatPanel } from './chat-panel.js';
import { CodePanel } from './code-panel.js';
import { LobbyDock } from './lobby-dock.js';
import { NewHost } from './new-host.js';
import { PlayersPanel } from './players-panel.js';
import { SettingsPanel } from './settings-panel.js';
import type { Picker } from './settings-source.js';
import { useGivenName } from './use-given-name.js';
import './lobby.css';

export function Lobby({ room, Picker }: { room: Room; Picker: Picker }) {
  const game = useRoomGame();
  const trouble = useSelector(game, troubleOf);
  const promoted = useRoom(isPromoted);
  const [wanted, dismiss] = useGivenName(room.you);
  return (
    <>
      <h1 className="sr-only">{ROOM_TEXTS.lobby}</h1>
      {(trouble || promoted || wanted) && (
        <div className="lobby-lost">
          <NewHost />
          {wanted && (
            <Alert kind="amber" onDismiss={dismiss}>
              {ROOM_TEXTS.givenName(room.you, wanted)}
            </Alert>
          )}
          <Trouble game={game} lost={ROOM_TEXTS.offline} stalled={ROOM_TEXTS.stalled} />
        </div>
      )}
      <CodePanel room={room} />
      <PlayersPanel room={room} />
      <div className="side">
        <SettingsPanel room={room} Picker={Picker} />
        <ChatPanel room={room} />
      </div>
      <LobbyDock room={room} />
    </>
  );
}
