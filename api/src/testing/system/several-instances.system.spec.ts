import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChatMessage, GameState, PublicPayloads, ScoreRow, ShownQuestion } from '#protocol/messages';
import type { HistoryResponse } from '#protocol/rest';
import { expectVerified } from '../oracle/expect-sound.js';
import { QUICK } from '../room-players.js';
import { leaveAll, SeveralApps } from '../several-apps.js';
import type { SocketPlayer } from '../socket-player.js';
import { Visitor } from '../visitor.js';

let several: SeveralApps;
beforeAll(async () => {
  several = await SeveralApps.start();
});
afterAll(() => several.close());

type Result = { score: number; rank: number; question_index: number; final: boolean };

/** The sequence numbers of the messages, without the repeats that announce a state to a reconnected socket. */
function told({ frames }: SocketPlayer): number[] {
  const isState =
    (seq: number) =>
    ([event, payload]: SocketPlayer['frames'][number]) =>
      event === 'game_state' && (payload as GameState).seq === seq;
  return frames.flatMap(([event, payload], i) => {
    const { seq } = (payload ?? {}) as { seq?: number };
    if (event === 'game_state' || seq === undefined) return [];
    return frames.slice(Math.max(0, i - 2), i + 2).some(isState(seq)) ? [] : [seq];
  });
}

describe('a room over several instances', () => {
  it('is shown in the same way to visitors of every instance', async () => {
    const { code, all } = await several.room([1]);
    const shown = await Promise.all(
      [0, 1, 2].map((n) => new Visitor(several.on(n).url).get(`/rooms/${code}`)),
    );
    expect(shown.map(({ body }) => body)).toEqual(
      Array(3).fill(expect.objectContaining({ code, players: 2 })),
    );
    leaveAll(all);
  });

  it('is played to its end by players on every instance', async () => {
    const { host, guests, all } = await several.room([1, 2, 1, 2, 0]);
    await host.frame<{ total: number }>('player_joined', ({ total }) => total === all.length);
    const quiz = { ...QUICK, reveal_seconds: 2, disclosure: 'progressive' };
    expect(await guests[0]?.send('start_game', quiz)).toMatchObject({ code: 'not_host' });
    expect(await host.send('start_game', quiz)).toMatchObject({ ok: true });
    for (const index of [0, 1]) {
      const answers = await Promise.all(
        all.map(async (player, i) => {
          const { question_id, choices } = await shown(player, index);
          const answer = choices?.[i % 2] ?? '';
          expect(await player.answer(question_id, index, answer)).toMatchObject({ ok: true });
          return answer;
        }),
      );
      await Promise.all(all.map((player) => expectReveal(player, index, answers)));
    }
    const endings = await Promise.all(
      all.map((player) => player.frame<{ scores: ScoreRow[] }>('quiz_completed')),
    );
    for (const { scores } of endings) expect(scores).toEqual(endings[0]?.scores);
    await Promise.all(
      all.map(async (player) => {
        const { you } = await player.state();
        const own = endings[0]?.scores.find(({ name }) => name === you);
        const { score, rank } = await player.frame<Result>('your_result', ({ final }) => final);
        expect({ score, rank }).toEqual({ score: own?.score, rank: own?.rank });
        const { body } = await player.call<HistoryResponse>('GET', '/profile/history');
        expect(body.quizzes).toMatchObject([{ score: own?.score, total_questions: 2 }]);
      }),
    );
    for (const player of all) {
      const seqs = told(player);
      expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b));
    }
    // With the room of the test before.
    await expectVerified(several.on(0).database, 2);
    leaveAll(all);
  });

  it('shares one chat among present and joining players', async () => {
    const { host, guests, all, code } = await several.room();
    const [first, second] = guests;
    expect(await first?.send('player_message', { message: 'one' })).toMatchObject({ ok: true });
    expect(await second?.send('player_message', { message: 'two' })).toMatchObject({ ok: true });
    for (const player of all)
      await player.frame<ChatMessage>('player_message', ({ message }) => message === 'two');
    for (const player of all)
      expect(
        player.frames.flatMap(([name, said]) => (name === 'player_message' ? [said] : [])),
      ).toMatchObject([{ message: 'one' }, { message: 'two' }]);
    const late = await several.player(1);
    await late.send('join_room', { code });
    expect((await late.state()).chat).toMatchObject([{ message: 'one' }, { message: 'two' }]);
    await host.frame<{ total: number }>('player_joined', ({ total }) => total === 4);
    leaveAll([...all, late]);
  });

  it('is resumed at the running question through another instance', async () => {
    const { host, guests, all } = await several.room();
    await host.send('start_game', QUICK);
    const [guest] = guests;
    if (!guest) throw new Error('no guest');
    const { question_id, choices } = await shown(guest, 0);
    await guest.answer(question_id, 0, choices?.[0] ?? '');
    guest.disconnect();
    const again = await several.sameOn(2, guest);
    const state = await again.frame<GameState>('game_state');
    expect(state).toMatchObject({ phase: 'asking', question_index: 0, my_answer: choices?.[0] });
    leaveAll([...all, again]);
  });
});

async function shown(player: SocketPlayer, index: number): Promise<ShownQuestion> {
  if (index === 0) {
    const { questions } = await player.frame<PublicPayloads['start_game']>('start_game');
    if (questions[0]) return questions[0];
  }
  const { question } = await player.frame<PublicPayloads['next_question']>(
    'next_question',
    ({ newQuestionIndex }) => newQuestionIndex === index,
  );
  if (!question) throw new Error('no question was told');
  return question;
}

async function expectReveal(player: SocketPlayer, index: number, given: string[]): Promise<void> {
  const { answers, tally } = await player.frame<PublicPayloads['answer_checked']>(
    'answer_checked',
    ({ question_index }) => question_index === index,
  );
  expect(answers.map(({ user_answer }) => user_answer).sort()).toEqual([...given].sort());
  expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBe(given.length);
  await player.frame<Result>('your_result', ({ question_index }) => question_index === index);
}
