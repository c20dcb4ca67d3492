import { Link } from 'react-router-dom';
import type { LiveRoom } from '#protocol/operator';
import { ListState } from '../../components/list-state.js';
import { CloseRoom } from './close-room.js';
import { Instances } from './instances.js';
import { Loaded } from './loaded.js';
import { useLive } from './operator-data.js';
import { Table } from './table.js';
import { shortId, OPERATOR_TEXTS as TEXTS } from './texts.js';
import { gameAddress } from './ways.js';

const nameOf = ({ code, id }: LiveRoom) => code ?? shortId(id);

function ownerOf({ owner, owned }: LiveRoom) {
  if (owner === null) return TEXTS.unclaimed;
  return owned ? shortId(owner) : TEXTS.unowned;
}

const Rooms = ({ rooms }: { rooms: LiveRoom[] }) => (
  <Table
    label={TEXTS.liveHeading}
    columns={[
      TEXTS.room,
      TEXTS.openedBy,
      TEXTS.phaseColumn,
      TEXTS.players,
      TEXTS.lag,
      TEXTS.owner,
      TEXTS.action,
    ]}
    numbers={[TEXTS.players, TEXTS.lag]}
  >
    {rooms.map((room) => (
      <tr key={room.id}>
        <th scope="row">
          <Link to={gameAddress(room.id)}>{nameOf(room)}</Link>
        </th>
        <td>{room.opened_by ?? ''}</td>
        <td>{room.quarantine === null ? TEXTS.phase(room.phase) : TEXTS.quarantined}</td>
        <td className="number">{room.players}</td>
        <td className="number">{room.overdue_ms === 0 ? TEXTS.noLag : TEXTS.seconds(room.overdue_ms)}</td>
        <td>{ownerOf(room)}</td>
        <td>{room.quarantine === null && <CloseRoom id={room.id} name={nameOf(room)} />}</td>
      </tr>
    ))}
  </Table>
);

/** The rooms that are open, and the instances that serve them. */
export function LiveRooms() {
  return (
    <Loaded query={useLive()}>
      {({ rooms, instances, open }) => (
        <>
          <p className="muted">
            {TEXTS.open(open)}. {open > rooms.length && TEXTS.newest(rooms.length)}
          </p>
          {rooms.length === 0 ? <ListState shape="moon" text={TEXTS.noRooms} /> : <Rooms rooms={rooms} />}
          <Instances instances={instances} />
        </>
      )}
    </Loaded>
  );
}
