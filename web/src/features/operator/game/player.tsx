import { CirclePause, CirclePlay, Link as LinkIcon, StepBack, StepForward } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../../components/copy-button.js';
import type { Mark, Row, Story } from './story.js';
import { GAME_TEXTS as TEXTS } from './texts.js';
import { Timeline, timeOf } from './timeline.js';

const ICON = { size: 22, strokeWidth: 2.5, 'aria-hidden': true } as const;
/** Longer pauses are cut, so that operators do not wait while players think. */
const LONGEST_MS = 1_500;
const SHORTEST_MS = 80;
const LEGEND = Object.entries(TEXTS.marks) as [Exclude<Mark, 'wrong'>, string][];

interface Props {
  story: Story;
  row: Row;
  /** The address of the moment. */
  link: string;
  onMove: (version: number) => void;
}

/** Plays the events in the time that they took, without long pauses. */
function usePlaying({ story, row, onMove }: Omit<Props, 'link'>) {
  const [playing, setPlaying] = useState(false);
  const next = story.rows[row.version];
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    if (!playing) return;
    if (!next) return setPlaying(false);
    const wait = Math.min(Math.max(next.at - row.at, SHORTEST_MS), LONGEST_MS);
    const timer = setTimeout(() => move.current(next.version), wait);
    return () => clearTimeout(timer);
  }, [playing, next, row]);
  return [playing, setPlaying] as const;
}

export function Player(props: Props) {
  const { story, row, link, onMove } = props;
  const [playing, setPlaying] = usePlaying(props);
  const last = story.rows.length;
  const asked = row.question === null ? undefined : story.questions[row.question];
  const [isFirst, isLast] = [row.version === 1, row.version === last];
  const play = () => {
    // The page opens at the end.
    if (!playing && isLast) onMove(1);
    setPlaying(!playing);
  };
  return (
    <section className="card scrubber" aria-label={TEXTS.timeline}>
      <div className="scrubber-head">
        <button
          type="button"
          className="btn icon"
          aria-label={TEXTS.before}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMove(row.version - 1)}
        >
          <StepBack {...ICON} />
        </button>
        <button
          type="button"
          className="btn icon accent"
          aria-label={playing ? TEXTS.pause : TEXTS.play}
          onClick={play}
        >
          {playing ? <CirclePause {...ICON} /> : <CirclePlay {...ICON} />}
        </button>
        <button
          type="button"
          className="btn icon"
          aria-label={TEXTS.after}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(row.version + 1)}
        >
          <StepForward {...ICON} />
        </button>
        <b className="scrubber-time">{timeOf(row, story)}</b>
        <span className="muted">
          {TEXTS.place(row.version, last)}
          {asked && `, ${TEXTS.atQuestion(asked.index + 1)}`}
        </span>
        <ul className="legend">
          {LEGEND.map(([mark, name]) => (
            <li key={mark}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path className={mark === 'right' ? 'tick right' : `mark ${mark}`} d={LEGEND_SHAPES[mark]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
        <CopyButton label={TEXTS.copyLink} text={link} icon={<LinkIcon {...ICON} />} />
      </div>
      <Timeline story={story} row={row} onMove={onMove} />
    </section>
  );
}

const LEGEND_SHAPES: Record<Exclude<Mark, 'wrong'>, string> = {
  right: 'M5 2v12M11 5v9',
  left: 'M8 2l7 12H1z',
  removed: 'M3 3l10 10M13 3L3 13',
  late: 'M2 8a6 6 0 1 0 12 0a6 6 0 1 0 -12 0',
  stalled: 'M1 4h14v8H1z',
  host: 'M8 1l7 7-7 7-7-7z',
};
