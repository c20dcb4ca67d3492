import { type FormEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { OperatorGame } from '#protocol/operator';
import { ListState } from '../../components/list-state.js';
import { Loaded } from './loaded.js';
import { LISTED_GAMES, useGames } from './operator-data.js';
import { Table } from './table.js';
import { OPERATOR_TEXTS as TEXTS, utc } from './texts.js';
import { gameAddress } from './ways.js';

type Field = HTMLInputElement | HTMLSelectElement;

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
  const form = useRef<HTMLFormElement>(null);
  const query = useGames(search);
  // Back leads to an earlier search.
  useEffect(() => {
    const searched = new URLSearchParams(search);
    for (const field of form.current?.querySelectorAll<Field>('[name]') ?? []) {
      const value = searched.get(field.name) ?? '';
      if (field instanceof HTMLInputElement && field.type === 'checkbox')
        field.checked = value === field.value;
      else field.value = value;
    }
  }, [search]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`.trim()]);
    const wanted = new URLSearchParams(given.filter(([, value]) => value !== '')).toString();
    if (wanted === search) void query.refetch();
    else onSearch(wanted);
  };
  const { data, isPlaceholderData } = query;
  const count = data?.games.length ?? 0;
  const found = isPlaceholderData
    ? TEXTS.loading
    : data && (count < LISTED_GAMES ? TEXTS.found : TEXTS.newestGames)(count);
  return (
    <>
      <form ref={form} className="card operator-search" onSubmit={submit}>
        <label className="field">
          <span className="label">{TEXTS.code}</span>
          <input className="input" name="code" maxLength={12} />
        </label>
        <label className="field">
          <span className="label">{TEXTS.user}</span>
          <input className="input" name="user" maxLength={320} placeholder={TEXTS.userHint} />
        </label>
        <label className="field">
          <span className="label">{TEXTS.phaseColumn}</span>
          <select className="input" name="phase">
            <option value="">{TEXTS.anyPhase}</option>
            {PHASES.map((phase) => (
              <option key={phase} value={phase}>
                {TEXTS.phase(phase)}
              </option>
            ))}
          </select>
        </label>
        <label className="check">
          <input type="checkbox" name="problem" value="true" />
          <span>{TEXTS.problems}</span>
        </label>
        <button type="submit" className="btn primary">
          {TEXTS.search}
        </button>
      </form>
      <p className="muted" role="status">
        {found}
      </p>
      <Loaded query={query}>
        {({ games }) =>
          games.length === 0 ? (
            <ListState shape="moon" text={TEXTS.noGames} />
          ) : (
            <Table
              label={TEXTS.gamesHeading}
              columns={[TEXTS.room, TEXTS.id, TEXTS.phaseColumn, TEXTS.events, TEXTS.opened]}
              numbers={[TEXTS.events]}
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
