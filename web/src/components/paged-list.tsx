import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#protocol/limits';
import { ListLoading, ListState } from './list-state.js';
import { Pager } from './pager.js';

interface Props<T> {
  query: UseQueryResult<{ quizzes: T[]; total: number }>;
  page: number;
  onPage: (page: number) => void;
  label: string;
  loading: string;
  empty: ReactNode;
  row: (quiz: T, order: number) => ReactNode;
}

/** A list in any of its states: on its way, failed, empty, or a page of it. */
export function PagedList<T>({ query, page, onPage, label, loading, empty, row }: Props<T>) {
  if (query.isPending) return <ListLoading rows={3} label={loading} />;
  if (query.isError) {
    return (
      <ListState shape="hex" text="This list could not be loaded.">
        <button type="button" className="btn" onClick={() => query.refetch()}>
          Try again
        </button>
      </ListState>
    );
  }
  const { quizzes, total } = query.data;
  if (total === 0) return empty;
  return (
    <>
      <ul className="grid gap-4" aria-busy={query.isPlaceholderData}>
        {quizzes.map(row)}
      </ul>
      <Pager page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={onPage} label={label} />
    </>
  );
}
