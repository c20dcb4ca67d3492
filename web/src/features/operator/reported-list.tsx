import type { ReportedQuestion } from '#protocol/operator';
import { Alert } from '../../components/alert.js';
import { ListState } from '../../components/list-state.js';
import { Loaded } from './loaded.js';
import { useReported, useSwitch } from './operator-data.js';
import { OPERATOR_TEXTS as TEXTS } from './texts.js';

function Reported({ question }: { question: ReportedQuestion }) {
  const { ref, reports, kinds, texts, prompt, answer, off, quiz } = question;
  const change = useSwitch();
  const put = (path: string, body: object) => {
    if (!change.isPending) change.mutate({ path, body });
  };
  return (
    <li className="card operator-report">
      <p className="muted">
        {TEXTS.reports(reports)}: {kinds.join(', ')} · <code>{ref}</code>
      </p>
      <h2>{prompt}</h2>
      <p>{TEXTS.rightAnswer(answer)}</p>
      {quiz && <p>{TEXTS.inQuiz(quiz.title, quiz.author)}</p>}
      {texts.map((text, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two players may write the same
        <blockquote key={n}>{text}</blockquote>
      ))}
      {off && <p className="chip">{TEXTS.off}</p>}
      {quiz?.hidden && <p className="chip">{TEXTS.hiddenQuiz}</p>}
      {change.isError && <Alert kind="red">{TEXTS.switchFailed}</Alert>}
      {quiz ? (
        <button
          type="button"
          className="btn"
          aria-disabled={change.isPending}
          onClick={() => put(`quizzes/${quiz.id}`, { hidden: !quiz.hidden })}
        >
          {quiz.hidden ? TEXTS.show : TEXTS.hide}
        </button>
      ) : (
        <button
          type="button"
          className="btn"
          aria-disabled={change.isPending}
          onClick={() => put('questions', { ref, off: !off })}
        >
          {off ? TEXTS.switchOn : TEXTS.switchOff}
        </button>
      )}
    </li>
  );
}

/** The questions that players have reported, most reported first. */
export function ReportedList() {
  return (
    <Loaded query={useReported()}>
      {({ questions }) =>
        questions.length === 0 ? (
          <ListState shape="star" text={TEXTS.noReports} />
        ) : (
          <ul className="stack tight operator-reports">
            {questions.map((question) => (
              <Reported key={question.ref} question={question} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
