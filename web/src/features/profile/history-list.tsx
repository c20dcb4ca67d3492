import { Link } from 'react-router-dom';
import { ListState } from '../../components/list-state.js';
import { PagedList } from '../../components/paged-list.js';
import { useHistory } from './pages.js';
import { ResultCard } from './result-card.js';
import { TEXTS } from './texts.js';

interface Props {
  page: number;
  onPage: (page: number, instead?: boolean) => void;
}

export function HistoryList({ page, onPage }: Props) {
  const query = useHistory(page);
  return (
    <section className="stack">
      <h2 className="heading">{TEXTS.historyHeading}</h2>
      <PagedList
        query={query}
        page={page}
        onPage={onPage}
        label={TEXTS.historyPages}
        loading={TEXTS.historyLoading}
        empty={
          <ListState shape="star" text={TEXTS.historyEmpty}>
            <Link to="/play" className="btn primary">
              {TEXTS.firstQuiz}
            </Link>
          </ListState>
        }
        row={(quiz, order) => (
          <ResultCard key={`${quiz.timestamp} ${quiz.title}`} quiz={quiz} order={order} />
        )}
      />
    </section>
  );
}
