import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { clockText, placeText } from './moment.js';
import type { Mark, Row, Story } from './story.js';
import { GAME_TEXTS as TEXTS } from './texts.js';

const WIDTH = 1_160;
const MARGIN = 14;
/** More ticks than these would be one bar. */
const MOST_TICKS = 2_000;

const SHAPES: Record<Exclude<Mark, 'right' | 'wrong'>, (x: number) => string> = {
  left: (x) => `M${x} 78l7 12h-14z`,
  removed: (x) => `M${x - 5} 79l10 10M${x + 5} 79l-10 10`,
  late: (x) => `M${x - 6} 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0`,
  stalled: (x) => `M${x - 8} 79h16v10h-16z`,
  host: (x) => `M${x} 77l7 7l-7 7l-7 -7z`,
};

/** The position of a time on the timeline. */
const scale = ({ start, end }: Story) => {
  const span = Math.max(end - start, 1);
  return (at: number) => MARGIN + ((at - start) / span) * (WIDTH - 2 * MARGIN);
};

function Ticks({ rows, x }: { rows: Row[]; x: (at: number) => number }) {
  const answers = rows.filter(({ mark }) => mark === 'right' || mark === 'wrong');
  const every = Math.ceil(answers.length / MOST_TICKS);
  const path = (wanted: Mark, height: number) =>
    answers
      .filter(({ mark }, n) => mark === wanted && n % every === 0)
      .map(({ at }) => `M${x(at).toFixed(1)} 46v${height}`)
      .join('');
  return (
    <>
      <path className="tick right" d={path('right', 20)} />
      <path className="tick wrong" d={path('wrong', 12)} />
    </>
  );
}

function Axis({ story, x }: { story: Story; x: (at: number) => number }) {
  const minutes = Math.floor((story.end - story.start) / 60_000);
  const every = Math.max(1, Math.ceil(minutes / 12));
  const times = Array.from({ length: Math.floor(minutes / every) + 1 }, (_, n) => n * every);
  return (
    <g className="axis">
      <path d={`M${MARGIN} 102H${WIDTH - MARGIN}`} />
      {times.map((minute) => (
        <text key={minute} x={x(story.start + minute * 60_000)} y="119">
          {minute}:00
        </text>
      ))}
    </g>
  );
}

interface Props {
  story: Story;
  row: Row;
  onMove: (version: number) => void;
}

/** Scrolls a timeline that is wider than its box, so that the playhead at `x` stays in sight. */
function useFollowing(x: number) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const { scrollLeft, scrollWidth, clientWidth } = current;
    const at = (x / WIDTH) * scrollWidth;
    if (at < scrollLeft + MARGIN || at > scrollLeft + clientWidth - MARGIN)
      current.scrollLeft = at - clientWidth / 2;
  }, [x]);
  return box;
}

/** The whole game at a glance. One slider moves through its events: arrows by one, Page keys by a question. */
export function Timeline({ story, row, onMove }: Props) {
  const { rows, questions } = story;
  const x = scale(story);
  const box = useFollowing(x(row.at));
  const last = rows.length;
  const move = (version: number) => onMove(Math.min(Math.max(version, 1), last));

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { PageUp: 1, PageDown: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const starts = [1, ...questions.map(({ version }) => version), last];
    const next =
      step > 0
        ? starts.find((version) => version > row.version)
        : starts.findLast((version) => version < row.version);
    if (next !== undefined) move(next);
  };
  // The slider counts events, the picture shows time: a pointer goes to the event nearest in time.
  const pick = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const wanted = ((clientX - left) / width) * WIDTH;
    const off = ({ at }: Row) => Math.abs(x(at) - wanted);
    move(rows.reduce((best, each) => (off(each) < off(best) ? each : best)).version);
  };
  return (
    <div className="timeline-scroll" ref={box}>
      <div className="timeline">
        <svg viewBox={`0 0 ${WIDTH} 124`} preserveAspectRatio="none" aria-hidden="true">
          {questions.map(({ version, index, from, to }, n) => {
            const [left, right] = [x(from), x(Math.max(to, from))];
            const width = Math.max(right - left, 6);
            return (
              <g key={version} className={n === row.question ? 'asked now' : 'asked'}>
                <rect x={left} y="8" width={width} height="28" rx="6" />
                {width > 24 && (
                  <text x={left + width / 2} y="27">
                    Q{index + 1}
                  </text>
                )}
              </g>
            );
          })}
          <Ticks rows={rows} x={x} />
          {rows.map(({ version, mark, at }) =>
            mark && mark !== 'right' && mark !== 'wrong' ? (
              <path key={version} className={`mark ${mark}`} d={SHAPES[mark](x(at))} />
            ) : null,
          )}
          <Axis story={story} x={x} />
          <path className="playhead" d={`M${x(row.at).toFixed(1)} 0V108`} />
        </svg>
        <input
          type="range"
          min="1"
          max={last}
          step="1"
          value={row.version}
          aria-label={TEXTS.moment}
          aria-valuetext={placeText(row, story, last)}
          onChange={({ target }) => move(Number(target.value))}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.focus();
            event.currentTarget.setPointerCapture(event.pointerId);
            pick(event);
          }}
          onPointerMove={(event) => event.buttons === 1 && pick(event)}
        />
      </div>
    </div>
  );
}

export const timeOf = ({ at }: Row, { start }: Story) => clockText(at - start);
