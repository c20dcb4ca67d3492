import type { Draft } from './draft.js';
import { Row, type RowActs } from './row.js';

export interface RowsProps {
  draft: Draft;
  /** The key of the question whose row shows its actions. */
  expanded: string | undefined;
  acts: RowActs;
}

/** The questions in their order. */
export function Rows({ draft, expanded, acts }: RowsProps) {
  const { questions, at } = draft;
  return (
    <ol className="rows">
      {questions.map((question, i) => (
        <li key={question.key} className={i === at ? 'overview-row here' : 'overview-row'}>
          <Row
            question={question}
            at={i}
            count={questions.length}
            current={i === at}
            expanded={question.key === expanded}
            acts={acts}
          />
        </li>
      ))}
    </ol>
  );
}
