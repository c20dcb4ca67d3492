import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { ListedQuiz } from '#protocol/quizzes';
import { ListState } from '../../components/list-state.js';
import { PagedList } from '../../components/paged-list.js';
import { announce } from '../../lib/announce.js';
import { useQuizzes } from './pages.js';
import { QuizCard } from './quiz-card.js';
import { SearchField } from './search-field.js';
import { QUIZ_TEXTS } from './texts.js';

/** The page and search to show. */
export interface Place {
  page: number;
  search: string;
}

interface Props {
  place: Place;
  onPlace: (place: Place) => void;
  /** Actions on a quiz. */
  action: (quiz: ListedQuiz) => ReactNode;
}

/** A searchable, paged list of all quizzes. */
export function QuizList({ place: { page, search }, onPlace, action }: Props) {
  const query = useQuizzes(page, search);
  const found = query.isPlaceholderData ? undefined : query.data?.total;
  useEffect(() => {
    if (search && found !== undefined) announce(QUIZ_TEXTS.hits(found));
  }, [search, found]);
  const empty = search ? (
    <ListState shape="moon" text={QUIZ_TEXTS.noHits(search)}>
      <button type="button" className="btn" onClick={() => onPlace({ page: 1, search: '' })}>
        {QUIZ_TEXTS.clearSearch}
      </button>
    </ListState>
  ) : (
    <ListState shape="clover" text={QUIZ_TEXTS.listEmpty}>
      <Link to="/quiz/create/setup" className="btn primary">
        {QUIZ_TEXTS.create}
      </Link>
    </ListState>
  );
  return (
    <div className="stack">
      <SearchField search={search} onSearch={(wanted) => onPlace({ page: 1, search: wanted })} />
      <PagedList
        query={query}
        page={page}
        onPage={(wanted) => onPlace({ page: wanted, search })}
        label={QUIZ_TEXTS.listPages}
        loading={QUIZ_TEXTS.listLoading}
        empty={empty}
        row={(quiz, order) => (
          <QuizCard key={quiz.id} quiz={quiz} order={order}>
            {action(quiz)}
          </QuizCard>
        )}
      />
    </div>
  );
}
