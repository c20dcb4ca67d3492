import type { ImportReport as Report } from './report.js';
import { FILE_TEXTS } from './texts.js';

const SHOWN = 100;

/** Lists the rows that an import will skip or change, and why. */
export function ImportReport({ report }: { report: Report }) {
  const { faults, surplus, remarks, unit } = report;
  const more = faults.length - SHOWN;
  return (
    <div className="import-report">
      {surplus > 0 && <p>{FILE_TEXTS.surplus(surplus)}</p>}
      {remarks.map((remark) => (
        <p key={remark} className="hint-line">
          {remark}
        </p>
      ))}
      {faults.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: makes it scrollable by keyboard
        <section className="import-faults" aria-label={FILE_TEXTS.faults} tabIndex={0}>
          <ul>
            {faults.slice(0, SHOWN).map(({ line, reason }) => (
              <li key={line}>
                <b>
                  {unit} {line}
                </b>{' '}
                {reason}
              </li>
            ))}
          </ul>
          {more > 0 && <p>{FILE_TEXTS.more(more)}</p>}
        </section>
      )}
    </div>
  );
}
