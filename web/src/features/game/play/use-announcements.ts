import { useEffect, useMemo, useState } from 'react';
import { POINTS_PER_QUESTION } from '#protocol/limits';
import { announce, hush } from '../../../lib/announce.js';
import type { GameView } from '../connection/mirror.js';
import { TEXTS } from './texts.js';
import { passedCall, timeCalls } from './time-calls.js';

/** A new question takes the focus, which interrupts screen readers, so its number is announced later. */
const AFTER_FOCUS_MS = 400;

function verdict({ reveal, points, index, score, questions }: GameView, answer: string | null) {
  const known = points[index];
  if (!reveal || known === undefined) return '';
  const best = questions.length * POINTS_PER_QUESTION;
  const right = reveal.correct_answer;
  if (known > 0) return TEXTS.announceRight(known, score, best);
  const say = answer ? TEXTS.announceWrong : reveal.skipped ? TEXTS.announceSkipped : TEXTS.announceNone;
  return say(right, score, best);
}

interface Shown {
  game: GameView;
  /** The time left and the whole time of the question, in seconds. */
  seconds: number;
  total: number;
  accepted: boolean;
  answer: string | null;
  /** Whether the player gets a verdict. */
  takesPart: boolean;
}

/** Announces to screen readers what the screen shows: the question's number, the time at a few marks, and the result. */
export function useAnnouncements({ game, seconds, total, accepted, answer, takesPart }: Shown) {
  const { index, questions, phase } = game;
  const asking = phase === 'asking';

  useEffect(() => hush, []);
  useEffect(() => {
    if (!asking) return;
    const number = `${TEXTS.question(index + 1)} ${TEXTS.of(questions.length)}`;
    const timer = setTimeout(() => announce(number), AFTER_FOCUS_MS);
    return () => clearTimeout(timer);
  }, [asking, index, questions.length]);

  const calls = useMemo(() => timeCalls(total), [total]);
  const call = asking && !accepted && seconds > 0 ? passedCall(calls, seconds) : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced when a call is passed, not each second
  useEffect(() => {
    if (call !== undefined) announce(TEXTS.secondsLeft(seconds));
  }, [call]);

  useEffect(() => {
    if (accepted && asking) announce(TEXTS.sent);
  }, [accepted, asking]);

  const said = phase === 'revealing' ? verdict(game, answer) : '';
  useEffect(() => {
    if (said) announce(said, 'assertive');
  }, [said]);

  // after the verdict, which would interrupt it; a player who joined after the close may get none
  const [cameAfter] = useState(phase === 'revealing');
  const explanation = said || !takesPart || cameAfter ? game.reveal?.explanation : undefined;
  useEffect(() => {
    if (!explanation) return;
    if (!cameAfter) return announce(explanation);
    const timer = setTimeout(() => announce(explanation), AFTER_FOCUS_MS);
    return () => clearTimeout(timer);
  }, [explanation, cameAfter]);
}
