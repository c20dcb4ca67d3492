import type { LiveInstance } from '#protocol/operator';
import { ActButton } from './act-button.js';
import { Table } from './table.js';
import { shortId, OPERATOR_TEXTS as TEXTS } from './texts.js';

const Drain = ({ id }: { id: string }) => (
  <ActButton
    path={`instances/${id}/drain`}
    text={TEXTS.drain}
    label={TEXTS.drainInstance(shortId(id))}
    sure={TEXTS.drainSure}
    busy={TEXTS.draining}
    failed={TEXTS.drainFailed}
    done={TEXTS.drainBegun(shortId(id))}
  />
);

/** The servers, with what each has to do. */
export const Instances = ({ instances }: { instances: LiveInstance[] }) => (
  <div className="stack tight">
    <h2 className="heading">{TEXTS.instances}</h2>
    <Table
      label={TEXTS.instances}
      columns={[
        TEXTS.instance,
        TEXTS.machine,
        TEXTS.state,
        TEXTS.ownGames,
        TEXTS.sockets,
        TEXTS.heartbeat,
        TEXTS.action,
      ]}
      numbers={[TEXTS.ownGames, TEXTS.sockets, TEXTS.heartbeat]}
    >
      {instances.map(({ id, machine, state, games, sockets, silent_ms }) => (
        <tr key={id}>
          <th scope="row">
            <code>{shortId(id)}</code>
          </th>
          <td>{machine ?? TEXTS.unknown}</td>
          <td>{TEXTS.states[state]}</td>
          <td className="number">{games.toLocaleString('en')}</td>
          <td className="number">{sockets === null ? TEXTS.unknown : sockets.toLocaleString('en')}</td>
          <td className="number">{TEXTS.ago(silent_ms)}</td>
          <td>{state === 'alive' && <Drain id={id} />}</td>
        </tr>
      ))}
    </Table>
  </div>
);
