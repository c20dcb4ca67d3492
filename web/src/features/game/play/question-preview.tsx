import { useId, useState } from 'react';
import type { Question } from '#game/question';
import { AnswerTiles } from './answer-tiles.js';
import { Explanation } from './explanation.js';
import { QuestionCard } from './question-card.js';
import { TEXTS } from './texts.js';
import './question-preview.css';

interface Props {
  question: Question;
  answer: string;
  explanation: string;
}

/** A question as players see it, outside of any game: the author picks an answer and sees the reveal. */
export function QuestionPreview({ question, answer, explanation }: Props) {
  const id = useId();
  const [picked, setPicked] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const reveal = {
    question_index: 0,
    correct_answer: answer,
    ...(explanation && { explanation }),
    answers: [],
    tally: {},
  };
  return (
    <div className="game preview">
      <QuestionCard
        question={question}
        headingId={id}
        reveal={shown ? reveal : null}
        points={undefined}
        answer={picked}
        verdict={picked !== null}
      />
      <AnswerTiles
        choices={question.choices}
        labelledBy={id}
        picked={picked}
        locked={shown}
        correct={shown ? answer : null}
        onPick={setPicked}
      />
      <Explanation text={shown ? explanation : undefined} />
      <div className="preview-acts">
        <span className="chip">{TEXTS.previewSeconds(question.timer)}</span>
        <button type="button" className="btn primary" onClick={() => setShown(!shown)}>
          {shown ? TEXTS.hideAnswer : TEXTS.showAnswer}
        </button>
      </div>
    </div>
  );
}
