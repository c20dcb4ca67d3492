import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from '../../components/alert.js';
import { ListLoading, ListState } from '../../components/list-state.js';
import { LoadFailed } from '../../components/load-failed.js';
import { OPERATOR_TEXTS as TEXTS } from './texts.js';

interface Props<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'isError' | 'isPaused' | 'refetch'>;
  children: (data: T) => ReactNode;
}

/** What a call returns, once it has. Says so if that is old, because the server or the network is away. */
export function Loaded<T>({ query: { data, isError, isPaused, refetch }, children }: Props<T>) {
  if (data !== undefined)
    return (
      <>
        {(isError || isPaused) && <Alert kind="amber">{isPaused ? TEXTS.offline : TEXTS.old}</Alert>}
        {children(data)}
      </>
    );
  if (isPaused) return <ListState shape="hex" text={TEXTS.offline} />;
  if (!isError) return <ListLoading rows={3} label={TEXTS.loading} />;
  return <LoadFailed text={TEXTS.failed} retry={refetch} />;
}
