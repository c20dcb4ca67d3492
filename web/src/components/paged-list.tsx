import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { PAGE_SIZE } from '#protocol/limits';
import { ListLoading } from './list-state.js';
import { LoadFailed } from './load-failed.js';
import { Pager } from './pager.js';

interface Props<T> {
  query: UseQueryResult<{ quizzes: T[]; total: number }>;
  page: number;
  /** `instead`: shown if the page is empty. */
  onPage: (page: number, instead?: boolean) => void;
  label: string;
  loading: string;
  empty: ReactNode;
  row: (quiz: T, order: number) => ReactNode;
}

/** A paged list: loading, failed, empty, or one page. A number beyond the last page shows the last page. */
export function PagedList<T>({ query, page, onPage, label, loading, empty, row }: Props<T>) {
  const last = Math.max(1, Math.ceil((query.data?.total ?? 0) / PAGE_SIZE));
  const behind = query.isSuccess && !query.isPlaceholderData && page > last;
  useEffect(() => {
    if (behind) onPage(last, true);
  }, [behind, last, onPage]);
  if (query.isPending) return <ListLoading rows={3} label={loading} />;
  if (query.isError) return <LoadFailed text="This list could not be loaded." retry={query.refetch} />;
  const { quizzes, total } = query.data;
  if (total === 0) return empty;
  return (
    <>
      <ul className="stack tight" aria-busy={query.isPlaceholderData}>
        {quizzes.map(row)}
      </ul>
      <Pager page={page} pages={last} onPage={onPage} label={label} />
    </>
  );
}
