import { useState } from 'react';
import type { QuestionStatistics, RunStatistics } from '#protocol/operator';
import { SelectField } from '../../../components/select-field.js';
import { CorrectionDialog } from './correction-dialog.js';
import { CORRECTION_TEXTS as TEXTS } from './correction-texts.js';

interface Props {
  id: string;
  run: RunStatistics;
  onClose: () => void;
}

const rightOf = ({ choices }: QuestionStatistics) =>
  choices.filter(({ right }) => right).map(({ text }) => text);

/** Chooses other right answers for a question, or that it counts for nobody. */
export function CorrectQuestion({ id, run: { run, questions }, onClose }: Props) {
  const closed = questions.filter(({ state }) => state !== 'open');
  const [first] = closed;
  const [chosen, setChosen] = useState({
    index: first?.index ?? 0,
    right: first ? rightOf(first) : [],
    voided: first?.voided ?? false,
  });
  const { index, right, voided } = chosen;
  const question = closed.find((each) => each.index === index);
  const choose = (wanted: number) => {
    const other = closed.find((each) => each.index === wanted);
    if (other) setChosen({ index: wanted, right: rightOf(other), voided: other.voided });
  };
  const toggle = (text: string) =>
    setChosen({
      ...chosen,
      right: right.includes(text) ? right.filter((each) => each !== text) : [...right, text],
    });
  const correction = voided
    ? { index, voided: true as const }
    : right.length > 0
      ? // In the order of the choices, however they were chosen.
        {
          index,
          right: question?.choices.map(({ text }) => text).filter((text) => right.includes(text)) ?? [],
        }
      : null;
  return (
    <CorrectionDialog
      id={id}
      title={TEXTS.correctQuestion}
      wanted={correction && { run, correction }}
      hint={TEXTS.chooseAnswers}
      onClose={onClose}
    >
      <SelectField
        label={TEXTS.question}
        value={index}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {closed.map((each) => (
          <option key={each.index} value={each.index}>
            {TEXTS.prompt(each.index, each.prompt)}
          </option>
        ))}
      </SelectField>
      <p>
        <b>{question?.prompt}</b>
      </p>
      <fieldset className="correction-choices">
        <legend className="label">{TEXTS.rightFromNowOn}</legend>
        {question?.choices.map((choice) => (
          <label key={choice.text} className="check">
            <input
              type="checkbox"
              checked={!voided && right.includes(choice.text)}
              disabled={voided}
              onChange={() => toggle(choice.text)}
            />
            <span>
              {choice.text} {choice.right && <span className="chip">{TEXTS.rightSoFar}</span>}
            </span>
            <span className="muted">{TEXTS.answers(choice.answers)}</span>
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input
          type="checkbox"
          checked={voided}
          onChange={({ target }) => setChosen({ ...chosen, voided: target.checked })}
        />
        <span>{TEXTS.void}</span>
      </label>
    </CorrectionDialog>
  );
}
