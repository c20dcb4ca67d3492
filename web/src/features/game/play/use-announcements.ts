import { useEffect } from 'react';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import { announce, hush } from '../../../lib/announce.js';
import type { GameView } from '../connection/mirror.js';
import { TEXTS } from './texts.js';
import type { Countdown } from './use-countdown.js';

const LAST_CALLS = [10, 5];

function verdict({ reveal, points, index, score, questions }: GameView, answer: string | null) {
  const known = points[index];
  if (!reveal || known === undefined) return '';
  const best = questions.length * POINTS_PER_QUESTION;
  const right = reveal.correct_answer;
  if (known > 0) return TEXTS.announceRight(known, score, best);
  const say = answer ? TEXTS.announceWrong : reveal.skipped ? TEXTS.announceSkipped : TEXTS.announceNone;
  return say(right, score, best);
}

/** Announces to screen readers what the screen shows: the question's number, the time at a few marks, and the result. */
export function useAnnouncements(
  game: GameView,
  countdown: Countdown,
  accepted: boolean,
  answer: string | null,
) {
  const { index, questions, phase } = game;
  const { seconds, band } = countdown;
  const asking = phase === 'asking';

  useEffect(() => hush, []);
  useEffect(() => {
    if (asking) announce(`${TEXTS.question(index + 1)} ${TEXTS.of(questions.length)}`);
  }, [asking, index, questions.length]);

  const call = asking && !accepted && (band !== 'green' || LAST_CALLS.includes(seconds));
  const mark = LAST_CALLS.includes(seconds) ? seconds : band;
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken when a mark is passed, not each second
  useEffect(() => {
    if (call && seconds > 0) announce(TEXTS.secondsLeft(seconds));
  }, [call, mark]);

  useEffect(() => {
    if (accepted && asking) announce(TEXTS.sent);
  }, [accepted, asking]);

  const said = phase === 'revealing' ? verdict(game, answer) : '';
  useEffect(() => {
    if (said) announce(said, 'assertive');
  }, [said]);
}
