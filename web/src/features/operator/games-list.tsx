import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OperatorGame } from '#protocol/operator';
import { ListState } from '../../components/list-state.js';
import { Loaded } from './loaded.js';
import { useGames } from './operator-data.js';
import { Table } from './table.js';
import { OPERATOR_TEXTS as TEXTS, utc } from './texts.js';
import { gameAddress } from './ways.js';

const PHASES = ['lobby', 'asking', 'revealing', 'closed'];

function Row({ game: { id, kind, code, phase, version, created_at, quarantine } }: { game: OperatorGame }) {
  return (
    <tr>
      <th scope="row">
        <Link to={gameAddress(id)}>{code ?? TEXTS.kind[kind]}</Link>
      </th>
      <td>
        <code>{id}</code>
      </td>
      <td>{quarantine === null ? TEXTS.phase(phase) : TEXTS.quarantined}</td>
      <td className="number">{version.toLocaleString('en')}</td>
      <td>
        <code>{utc(created_at)}</code>
      </td>
    </tr>
  );
}

interface Props {
  /** The query of the list. */
  search: string;
  onSearch: (search: string) => void;
}

/** Finds games by code, player, phase and problem; the newest come first. */
export function GamesList({ search, onSearch }: Props) {
  const [shown] = useState(() => new URLSearchParams(search));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`.trim()]);
    onSearch(new URLSearchParams(given.filter(([, value]) => value !== '')).toString());
  };
  return (
    <>
      <form className="card operator-search" onSubmit={submit}>
        <label className="field">
          <span className="label">{TEXTS.code}</span>
          <input className="input" name="code" maxLength={12} defaultValue={shown.get('code') ?? ''} />
        </label>
        <label className="field">
          <span className="label">{TEXTS.user}</span>
          <input
            className="input"
            name="user"
            maxLength={320}
            placeholder={TEXTS.userHint}
            defaultValue={shown.get('user') ?? ''}
          />
        </label>
        <label className="field">
          <span className="label">{TEXTS.phaseColumn}</span>
          <select className="input" name="phase" defaultValue={shown.get('phase') ?? ''}>
            <option value="">{TEXTS.anyPhase}</option>
            {PHASES.map((phase) => (
              <option key={phase} value={phase}>
                {TEXTS.phase(phase)}
              </option>
            ))}
          </select>
        </label>
        <label className="check">
          <input
            type="checkbox"
            name="problem"
            value="true"
            defaultChecked={shown.get('problem') === 'true'}
          />
          <span>{TEXTS.problems}</span>
        </label>
        <button type="submit" className="btn primary">
          {TEXTS.search}
        </button>
      </form>
      <Loaded query={useGames(search)}>
        {({ games }) =>
          games.length === 0 ? (
            <ListState shape="moon" text={TEXTS.noGames} />
          ) : (
            <Table
              label={TEXTS.gamesHeading}
              columns={[TEXTS.room, TEXTS.id, TEXTS.phaseColumn, TEXTS.events, TEXTS.opened]}
            >
              {games.map((game) => (
                <Row key={game.id} game={game} />
              ))}
            </Table>
          )
        }
      </Loaded>
    </>
  );
}
