import { afterEach, describe, expect, it } from '@jest/globals';
import { Collector } from '../testing/collector.js';
import { newPlayer } from '../testing/sign-up.js';
import { startApp } from '../testing/start-app.js';
import { beginTrace } from './tracing.js';

const QUIZ = { amount: 2, category: 19, difficulty: 'easy', type: 'boolean' };

let collector: Collector;
afterEach(() => collector.close());

/** Plays a solo game on a server that sends traces, and stops the server. */
async function play() {
  collector = await Collector.start();
  const server = await startApp({ otlpEndpoint: collector.url });
  try {
    const player = await newPlayer(server);
    const [question] = await player.quiz(QUIZ);
    await player.connect();
    await player.state();
    const id = question?.question_id ?? '';
    expect(await player.answer(id, 0, 'True')).toMatchObject({ ok: true });
    expect(await player.answer(id, 0, 'False')).toMatchObject({ code: 'already_answered' });
    expect(await player.send('sync', 'nonsense')).toMatchObject({ code: 'bad_request' });
    player.disconnect();
    return player;
  } finally {
    await server.close();
  }
}

describe('the traces of one instance', () => {
  it('follow an answer to its receipt, and say why another one was refused', async () => {
    await play();
    expect(collector.traces('receive check_answer')).toEqual([
      [
        'receive check_answer, accepted',
        '  serve wish',
        '    append',
        '    decide SubmitAnswer',
        '    publish QuestionClosed',
        '      fan out answer_checked',
        '    release receipt',
      ],
      ['receive check_answer, already_answered', '  serve wish', '    decide SubmitAnswer, already_answered'],
    ]);
    expect(collector.traces('receive sync')).toEqual([['receive sync, bad_request']]);
  });

  it('begin only with messages of players, and hold no personal data', async () => {
    const player = await play();
    for (const { name, parentSpanId } of collector.spans)
      if (!parentSpanId) expect(name).toMatch(/^receive /);
    const keys = new Set(collector.spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
    expect([...keys].sort()).toEqual(['fourtell.game_id', 'fourtell.outcome']);
    expect(JSON.stringify(collector.spans)).not.toContain(player.userId);
  });

  it('end with the server', async () => {
    await play();
    expect(beginTrace('receive sync', (span) => span)).toBeUndefined();
  });
});
