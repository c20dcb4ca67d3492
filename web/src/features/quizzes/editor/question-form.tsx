import { ChevronDown } from 'lucide-react';
import { CATEGORIES } from '#game/category';
import { MAX_EXPLANATION_LENGTH } from '#protocol/limits';
import { Segments } from '../../../components/segments.js';
import { AnswerFields } from './answer-fields.js';
import type { DraftQuestion } from './draft.js';
import type { Faults } from './faults.js';
import { Labelled, Used } from './line-field.js';
import { PromptField } from './prompt-field.js';
import { TEXTS } from './texts.js';
import { TimerField } from './timer-field.js';

interface Props {
  question: DraftQuestion;
  faults: Faults;
  onWrite: (change: Partial<DraftQuestion>) => void;
}

const CategoryField = ({ question, faults, onWrite }: Props) => (
  <Labelled label={TEXTS.category} error={faults.category}>
    {(control) => (
      <div className="select">
        <select
          {...control}
          className="input"
          required
          value={question.category}
          onChange={({ target }) => onWrite({ category: target.value })}
        >
          <option value="" disabled>
            {TEXTS.chooseCategory}
          </option>
          {CATEGORIES.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={2.75} aria-hidden="true" />
      </div>
    )}
  </Labelled>
);

const ExplanationField = ({ question, faults, onWrite }: Props) => (
  <Labelled
    label={`${TEXTS.explanation} (${TEXTS.optional})`}
    hint={TEXTS.explanationHint}
    error={faults.explanation}
    aside={<Used length={question.explanation.length} most={MAX_EXPLANATION_LENGTH} />}
  >
    {(control) => (
      <textarea
        {...control}
        className="input"
        rows={1}
        value={question.explanation}
        maxLength={MAX_EXPLANATION_LENGTH}
        onChange={({ target }) => onWrite({ explanation: target.value })}
      />
    )}
  </Labelled>
);

/** The form for one question. */
export function QuestionForm(props: Props) {
  const { question, faults, onWrite } = props;
  return (
    <>
      <PromptField prompt={question.prompt} error={faults.prompt} onWrite={(prompt) => onWrite({ prompt })} />
      <AnswerFields {...props} />
      <div className="write-pair">
        <CategoryField {...props} />
        <Segments
          label={TEXTS.difficulty}
          value={question.difficulty}
          options={TEXTS.difficulties}
          onChange={(difficulty) => onWrite({ difficulty })}
        />
      </div>
      <div className="write-pair uneven">
        <TimerField seconds={question.timer} error={faults.timer} onChange={(timer) => onWrite({ timer })} />
        <ExplanationField {...props} />
      </div>
    </>
  );
}
