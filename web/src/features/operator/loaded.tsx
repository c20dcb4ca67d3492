import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListLoading, ListState } from '../../components/list-state.js';
import { OPERATOR_TEXTS as TEXTS } from './texts.js';

/** What a call returns, once it has. */
export function Loaded<T>({
  query: { data, isError, refetch },
  children,
}: {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'refetch'>;
  children: (data: T) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (!isError) return <ListLoading rows={3} label={TEXTS.loading} />;
  return (
    <ListState shape="hex" text={TEXTS.failed}>
      <button type="button" className="btn" onClick={() => void refetch()}>
        {TEXTS.again}
      </button>
    </ListState>
  );
}
