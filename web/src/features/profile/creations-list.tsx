import { type CSSProperties, useState } from 'react';
import { ListState } from '../../components/list-state.js';
import { PagedList } from '../../components/paged-list.js';
import { useCreations } from './pages.js';
import { TEXTS } from './texts.js';

export function CreationsList() {
  const [page, setPage] = useState(1);
  const query = useCreations(page);
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{TEXTS.creationsHeading}</h2>
      <PagedList
        query={query}
        page={page}
        onPage={setPage}
        label={TEXTS.creationsPages}
        loading={TEXTS.creationsLoading}
        empty={<ListState shape="clover" text={TEXTS.creationsEmpty} />}
        row={({ id, title, total_questions }, order) => (
          <li key={id} className="card result" style={{ '--order': order } as CSSProperties}>
            <div className="min-w-0">
              <h3>{title}</h3>
              <p className="text-muted">{TEXTS.questions(total_questions)}</p>
            </div>
          </li>
        )}
      />
    </section>
  );
}
