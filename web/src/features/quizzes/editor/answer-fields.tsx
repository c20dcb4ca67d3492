import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { MAX_ANSWER_LENGTH } from '#protocol/limits';
import { Shape } from '../../../components/shape.js';
import type { DraftQuestion } from './draft.js';
import type { Faults } from './faults.js';
import { FieldNote, Labelled } from './line-field.js';
import { TEXTS } from './texts.js';

interface Props {
  question: DraftQuestion;
  faults: Faults;
  onWrite: (change: Partial<DraftQuestion>) => void;
}

interface AnswerProps {
  label: string;
  right?: boolean;
  value: string;
  error: string | undefined;
  onWrite: (value: string) => void;
}

function Answer({ label, right = false, value, error, onWrite }: AnswerProps) {
  const Mark = right ? Check : X;
  return (
    <Labelled label={label} error={error}>
      {(control) => (
        <div className={right ? 'answer right' : 'answer'}>
          <Mark size={18} strokeWidth={3.5} aria-hidden="true" />
          <input
            {...control}
            className="input"
            value={value}
            maxLength={MAX_ANSWER_LENGTH}
            required
            autoComplete="off"
            onChange={({ target }) => onWrite(target.value)}
          />
        </div>
      )}
    </Labelled>
  );
}

function FourAnswers({ question, faults, onWrite }: Props) {
  const { answer, choices } = question;
  return (
    <div className="answers">
      <Answer
        label={TEXTS.answer}
        right
        value={answer}
        error={faults.answer}
        onWrite={(value) => onWrite({ answer: value })}
      />
      {([0, 1, 2] as const).map((i) => (
        <Answer
          key={i}
          label={TEXTS.choice(i + 1)}
          value={choices[i] ?? ''}
          error={faults[`choice${i}`]}
          onWrite={(value) => onWrite({ choices: choices.with(i, value) })}
        />
      ))}
    </div>
  );
}

const SHAPE = { True: 'star', False: 'moon' } as const;

function TrueOrFalse({ question, faults, onWrite }: Props) {
  const id = useId();
  const error = faults.answer;
  return (
    <div className="field">
      <span className="label" id={id}>
        {TEXTS.trueFalse}
      </span>
      <div
        className="truths"
        role="radiogroup"
        aria-labelledby={id}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      >
        {TEXTS.truths.map((truth) => (
          <label key={truth} className={`tile ${SHAPE[truth]}`}>
            <input
              type="radio"
              className="sr-only"
              name={id}
              checked={question.answer === truth}
              onChange={() => onWrite({ answer: truth })}
            />
            <Shape name={SHAPE[truth]} />
            <span>{truth}</span>
            {question.answer === truth && (
              <Check className="chosen" size={26} strokeWidth={3.5} aria-hidden="true" />
            )}
          </label>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </div>
  );
}

/** The choices: four texts, or True and False. */
export function AnswerFields(props: Props) {
  return props.question.type === 'multiple' ? <FourAnswers {...props} /> : <TrueOrFalse {...props} />;
}
