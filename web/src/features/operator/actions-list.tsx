import type { OperatorEntry } from '#protocol/operator';
import { ListState } from '../../components/list-state.js';
import { Loaded } from './loaded.js';
import { useActions } from './operator-data.js';
import { Table } from './table.js';
import { OPERATOR_TEXTS as TEXTS, utc } from './texts.js';

const Entry = ({ entry: { at, operator, action, target, details } }: { entry: OperatorEntry }) => (
  <tr>
    <td>
      <code>{utc(at)}</code>
    </td>
    <td>{operator}</td>
    <td>{action}</td>
    <td>
      <code>{target}</code>
      {details && <div className="muted">{JSON.stringify(details)}</div>}
    </td>
  </tr>
);

/** The actions of operators, newest first. */
export function ActionsList() {
  const query = useActions();
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const actions = pages.flatMap((page) => page.actions);
        if (actions.length === 0) return <ListState shape="moon" text={TEXTS.noActions} />;
        return (
          <>
            <Table label={TEXTS.auditHeading} columns={[TEXTS.when, TEXTS.who, TEXTS.action, TEXTS.target]}>
              {actions.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </Table>
            {query.hasNextPage && (
              <button
                type="button"
                className="btn"
                aria-disabled={query.isFetching}
                onClick={() => !query.isFetching && void query.fetchNextPage()}
              >
                {query.isFetchingNextPage ? TEXTS.loading : TEXTS.older}
              </button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}
