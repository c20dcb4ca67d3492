import { Check, Gavel } from 'lucide-react';
import { useState } from 'react';
import type { ChosenAnswer, QuestionStatistics, RunStatistics } from '#protocol/operator';
import { SelectField } from '../../../components/select-field.js';
import { Loaded } from '../loaded.js';
import { Table } from '../table.js';
import { CorrectQuestion } from './correct-question.js';
import { CorrectScore } from './correct-score.js';
import { useStatistics } from './correction-data.js';
import { CORRECTION_TEXTS as TEXTS } from './correction-texts.js';
import './questions-card.css';

const NUMBERS = [TEXTS.answered, TEXTS.right, TEXTS.wrong, TEXTS.noAnswer, TEXTS.median];
const COLUMNS = [TEXTS.question, TEXTS.state, ...NUMBERS, TEXTS.choices];

const Choices = ({ choices, answered }: { choices: ChosenAnswer[]; answered: number }) => (
  <ul className="spread-of-answers">
    {choices.map(({ text, answers, right }) => (
      <li key={text}>
        <span>
          {right && <Check size={16} strokeWidth={3} aria-label={TEXTS.rightAnswer} />} {text}
        </span>
        <b>{answers}</b>
        <span className="spread-meter" aria-hidden="true">
          {answers > 0 && <i style={{ inlineSize: `${(100 * answers) / answered}%` }} />}
        </span>
      </li>
    ))}
  </ul>
);

function Row({ question }: { question: QuestionStatistics }) {
  const { index, prompt, state, voided, answered, right, wrong, no_answer, median_ms, choices } = question;
  return (
    <tr>
      <th scope="row">{TEXTS.prompt(index, prompt)}</th>
      <td>{TEXTS.stateOf(state, voided)}</td>
      <td className="number">{answered}</td>
      <td className="number">{voided ? TEXTS.noValue : right}</td>
      <td className="number">{voided ? TEXTS.noValue : wrong}</td>
      <td className="number">{no_answer ?? TEXTS.noValue}</td>
      <td className="number">{median_ms === null ? TEXTS.noValue : TEXTS.seconds(median_ms)}</td>
      <td>
        <Choices choices={choices} answered={answered} />
      </td>
    </tr>
  );
}

function Run({ id, run }: { id: string; run: RunStatistics }) {
  const [open, setOpen] = useState<'question' | 'score'>();
  const close = () => setOpen(undefined);
  return (
    <>
      {run.correctable && (
        <div className="row">
          {run.questions.some(({ state }) => state !== 'open') && (
            <button type="button" className="btn" onClick={() => setOpen('question')}>
              <Gavel size={20} strokeWidth={2.5} aria-hidden="true" /> {TEXTS.correctQuestion}
            </button>
          )}
          {run.players.length > 0 && (
            <button type="button" className="btn" onClick={() => setOpen('score')}>
              <Gavel size={20} strokeWidth={2.5} aria-hidden="true" /> {TEXTS.correctScore}
            </button>
          )}
        </div>
      )}
      <Table label={TEXTS.runName(run.run, run.title)} columns={COLUMNS} numbers={NUMBERS}>
        {run.questions.map((question) => (
          <Row key={question.index} question={question} />
        ))}
      </Table>
      {open === 'question' && <CorrectQuestion id={id} run={run} onClose={close} />}
      {open === 'score' && <CorrectScore id={id} run={run} onClose={close} />}
    </>
  );
}

function Runs({ id, runs }: { id: string; runs: RunStatistics[] }) {
  const [wanted, setWanted] = useState<number>();
  const run = runs.find((each) => each.run === wanted) ?? runs.at(-1);
  if (!run) return <p className="muted">{TEXTS.none}</p>;
  return (
    <>
      {runs.length > 1 && (
        <SelectField
          label={TEXTS.run}
          value={run.run}
          onChange={({ target }) => setWanted(Number(target.value))}
        >
          {runs.map((each) => (
            <option key={each.run} value={each.run}>
              {TEXTS.runName(each.run, each.title)}
            </option>
          ))}
        </SelectField>
      )}
      <Run key={run.run} id={id} run={run} />
    </>
  );
}

/** How the questions of a game were answered, run by run, and what can be corrected. */
export function QuestionsCard({ id }: { id: string }) {
  const query = useStatistics(id);
  return (
    <section className="questions-card" aria-labelledby="questions">
      <h2 id="questions">{TEXTS.heading}</h2>
      <Loaded query={query}>{({ runs }) => <Runs id={id} runs={runs} />}</Loaded>
    </section>
  );
}
