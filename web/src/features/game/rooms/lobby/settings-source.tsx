import { type ComponentType, Suspense, useEffect, useRef, useState } from 'react';
import type { ChosenQuiz } from '#game/settings';
import type { RoomSettings } from '#protocol/messages';
import { ListLoading } from '../../../../components/list-state.js';
import { Segments } from '../../../../components/segments.js';
import { ROOM_TEXTS } from '../texts.js';
import { SettingsRandom } from './settings-random.js';
import type { Change } from './use-settings.js';
import './settings-source.css';

/** Shows the quizzes that can be chosen. The screen passes it in, since the game feature does not know quizzes. */
export type Picker = ComponentType<{ onPick: (quiz: ChosenQuiz) => void }>;

interface Props {
  settings: RoomSettings;
  change: Change;
  isHost: boolean;
  Picker: Picker;
}

const SOURCES = [
  { value: false, text: ROOM_TEXTS.randomQuestions },
  { value: true, text: ROOM_TEXTS.customQuiz },
];

interface ChosenProps {
  quiz: NonNullable<RoomSettings['quiz']>;
  /** Chosen just now: the button that was pressed has been removed. */
  fresh: boolean;
  onChange: (() => void) | undefined;
}

function Chosen({ quiz: { title, total_questions }, fresh, onChange }: ChosenProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (fresh) button.current?.focus();
  }, [fresh]);
  return (
    <div className="chosen-quiz">
      <p>
        <b>{title}</b>
        {ROOM_TEXTS.questions(total_questions)}
      </p>
      {onChange && (
        <button type="button" className="btn" ref={button} onClick={onChange}>
          {ROOM_TEXTS.changeQuiz}
        </button>
      )}
    </div>
  );
}

/** The source of the questions: random ones, or a custom quiz. */
export function SettingsSource({ settings, change, isHost, Picker }: Props) {
  const { quiz } = settings;
  const [wanted, setWanted] = useState(quiz !== null);
  const [picking, setPicking] = useState<'not yet' | 'again' | 'done'>('not yet');
  const custom = isHost ? wanted : quiz !== null;

  const choose = (custom: boolean) => {
    setWanted(custom);
    if (!custom && quiz !== null) change({ quiz_id: null, quiz: null });
  };
  const pick = ({ id, title, total_questions }: ChosenQuiz) => {
    setPicking('done');
    change({ quiz_id: id, quiz: { title, total_questions } });
  };
  return (
    <>
      <Segments label={ROOM_TEXTS.source} value={custom} options={SOURCES} onChange={choose} />
      {!custom && <SettingsRandom settings={settings} change={change} />}
      {custom && quiz && picking !== 'again' && (
        <Chosen
          quiz={quiz}
          fresh={picking === 'done'}
          onChange={isHost ? () => setPicking('again') : undefined}
        />
      )}
      {custom && (!quiz || picking === 'again') && (
        <div className="pick-quiz">
          {!quiz && <p className="muted">{ROOM_TEXTS.pickLead}</p>}
          <Suspense fallback={<ListLoading rows={3} label={ROOM_TEXTS.pickLoading} />}>
            <Picker onPick={pick} />
          </Suspense>
        </div>
      )}
    </>
  );
}
