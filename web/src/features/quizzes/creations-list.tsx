import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CreatedQuiz } from '#protocol/quizzes';
import { ListState } from '../../components/list-state.js';
import { PagedList } from '../../components/paged-list.js';
import { announce } from '../../lib/announce.js';
import { useCreations } from './pages.js';
import { QuizCard } from './quiz-card.js';
import { QUIZ_TEXTS } from './texts.js';

const EditQuizModal = lazy(async () => ({
  default: (await import('./edit-quiz-modal.js')).EditQuizModal,
}));
const DeleteQuiz = lazy(async () => ({ default: (await import('./delete-quiz.js')).DeleteQuiz }));

const CREATE = '/quiz/create/setup';

interface Props {
  page: number;
  onPage: (page: number, instead?: boolean) => void;
}

export function CreationsList({ page, onPage }: Props) {
  const [asked, setAsked] = useState<{ quiz: CreatedQuiz; to: 'edit' | 'delete' }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useCreations(page);
  const close = () => setAsked(undefined);
  const onDeleted = ({ title }: CreatedQuiz) => {
    close();
    announce(QUIZ_TEXTS.deleted(title));
    // the button that opened the dialog is removed with its quiz
    setTimeout(() => heading.current?.focus());
  };
  return (
    <section className="stack">
      <div className="spread">
        <h2 className="heading" ref={heading} tabIndex={-1}>
          {QUIZ_TEXTS.creationsHeading}
        </h2>
        {query.data && query.data.total > 0 && (
          <Link to={CREATE} className="btn primary">
            {QUIZ_TEXTS.create}
          </Link>
        )}
      </div>
      <PagedList
        query={query}
        page={page}
        onPage={onPage}
        label={QUIZ_TEXTS.creationsPages}
        loading={QUIZ_TEXTS.creationsLoading}
        empty={
          <ListState shape="clover" text={QUIZ_TEXTS.creationsEmpty}>
            <Link to={CREATE} className="btn primary">
              {QUIZ_TEXTS.createFirst}
            </Link>
          </ListState>
        }
        row={(quiz, order) => (
          <QuizCard key={quiz.id} quiz={quiz} order={order}>
            <button
              type="button"
              className="btn icon"
              aria-label={QUIZ_TEXTS.edit(quiz.title)}
              onClick={() => setAsked({ quiz, to: 'edit' })}
            >
              <Pencil size={20} strokeWidth={2.5} aria-hidden="true" />
            </button>
            <button
              type="button"
              className="btn icon"
              aria-label={QUIZ_TEXTS.delete(quiz.title)}
              onClick={() => setAsked({ quiz, to: 'delete' })}
            >
              <Trash2 size={20} strokeWidth={2.5} aria-hidden="true" />
            </button>
          </QuizCard>
        )}
      />
      <Suspense>
        {asked?.to === 'edit' && <EditQuizModal quiz={asked.quiz} onClose={close} />}
        {asked?.to === 'delete' && (
          <DeleteQuiz quiz={asked.quiz} onClose={close} onDeleted={() => onDeleted(asked.quiz)} />
        )}
      </Suspense>
    </section>
  );
}
