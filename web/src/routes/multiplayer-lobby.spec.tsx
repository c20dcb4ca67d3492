/** @jest-environment jsdom */
/** @jest-environment-options {"customExportConditions": ["source", "browser", "import", "default"]} */
import '../lib/testing/jsdom.js';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_SUCH_QUIZ } from '#protocol/quizzes';
import { inLobby, SETTINGS, started } from '../features/game/rooms/testing/room-states.js';
import { FakeSocket } from '../features/game/testing/fake-socket.js';
import { listedQuiz, listOf } from '../features/quizzes/testing/quizzes.js';
import { fakeServer, SIGNED_IN } from '../lib/testing/fake-server.js';

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { renderAt } = await import('../app/testing/render-at.js');
const { signOut } = await import('../lib/session.js');

type Router = Awaited<ReturnType<typeof renderAt>>;
let router: Router;
const receive = (event: string, payload?: unknown) => act(() => socket.receive(event, payload));
const path = () => router.state.location.pathname;
const at = (seq: number) => ({ seq, server_time: Date.now() });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sent = (event: string) => socket.sentOf(event).map(({ payload }) => payload);
const answered = (ack: object) => act(async () => socket.sentOf('room_settings').at(-1)?.reply(null, ack));

async function open(where = '/multiplayer/lobby', replies: Parameters<typeof fakeServer>[0] = {}) {
  socket = new FakeSocket();
  fakeServer({ 'GET /auth/refresh': [200, SIGNED_IN], ...replies });
  router = await renderAt(where);
  await screen.findByRole('heading', { name: 'Finding your room…' });
  act(() => socket.comeUp());
}
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  jest.useRealTimers();
});

describe('without a room', () => {
  beforeEach(() => open());

  it('goes to Play once the server says that there is no room', async () => {
    expect(path()).toBe('/multiplayer/lobby');
    receive('not_in_room');
    await waitFor(() => expect(path()).toBe('/play'));
  });
});

describe('the address of a lobby', () => {
  it('with a code leads into that room', async () => {
    await open('/multiplayer/lobby?code=b2c3d4');
    receive('not_in_room');
    expect(await screen.findByRole('heading', { name: 'Joining room B2C3D4…' })).toBeTruthy();
    expect(sent('join_room')).toMatchObject([{ code: 'B2C3D4' }]);
  });

  it('with the code of the own room stays there', async () => {
    await open('/multiplayer/lobby?code=k7q4mx');
    receive('game_state', inLobby());
    expect(await screen.findByText('Room code K 7 Q 4 M X')).toBeTruthy();
    expect(sent('join_room')).toEqual([]);
  });

  it('with half a code leads nobody out of their room', async () => {
    await open('/multiplayer/lobby?code=k7');
    receive('game_state', inLobby());
    expect(await screen.findByText('Room code K 7 Q 4 M X')).toBeTruthy();
    expect(path()).toBe('/multiplayer/lobby');
  });
});

describe('the host', () => {
  beforeEach(async () => {
    await open();
    receive('game_state', inLobby());
  });

  it('sees the code, the QR code and the players', async () => {
    expect(screen.getByText('Room code K 7 Q 4 M X')).toBeTruthy();
    expect(await screen.findByRole('img', { name: 'QR code that opens this room' })).toBeTruthy();
    const players = within(screen.getByRole('region', { name: 'Players 2' }));
    const tiles = players.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(tiles).toEqual(['AAda (You)Host', 'BBogdan', 'Waiting for more']);
  });

  it('sees a note that phones cannot open the address of their own computer, and the remedy', () => {
    expect(screen.getByRole('note').textContent).toBe(
      'Phones cannot open localhost. Start the server with npm run up -- --lan and open the address that it prints.',
    );
  });

  it('copies the code and the link', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
    await press('Copy code');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    await press('Copy link');
    expect(copied).toEqual(['K7Q4MX', 'http://localhost/multiplayer?code=K7Q4MX']);
  });

  it('starts the game with the settings that the server has, and progressive disclosure', async () => {
    await press('Start Game');
    expect(sent('start_game')).toEqual([{ disclosure: 'progressive', command_id: expect.anything() }]);
    expect(screen.getByRole('button', { name: 'Starting…' })).toBeTruthy();
    receive('start_game', started());
    await waitFor(() => expect(path()).toBe('/multiplayer/play'));
    expect(await screen.findByRole('heading', { name: 'Question 1 of 2' })).toBeTruthy();
  });

  it('sees why the game did not start, and can try again', async () => {
    await press('Start Game');
    const refusal = { ok: false, code: 'not_enough_questions', message: '' };
    act(() => socket.sentOf('start_game')[0]?.reply(null, refusal));
    expect(await screen.findByText(/Not enough questions match these settings/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Game' })).toBeTruthy();
  });

  it('sends a number that was typed last before the start of the game', async () => {
    await press('Game Settings');
    await userEvent.clear(screen.getByLabelText('Number of Questions'));
    await userEvent.type(screen.getByLabelText('Number of Questions'), '7');
    await press('Done');
    await press('Start Game');
    expect(sent('room_settings')).toEqual([{ amount: 7, command_id: expect.anything() }]);
    expect(socket.sent.map(({ event }) => event).slice(-2)).toEqual(['room_settings', 'start_game']);
  });

  it('changes the settings for all players at once', async () => {
    await press('Game Settings');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Geography');
    await userEvent.selectOptions(screen.getByLabelText('Scoring'), 'accuracy');
    await userEvent.click(screen.getByLabelText(/Lock the room/));
    await userEvent.clear(screen.getByLabelText('Number of Questions'));
    await userEvent.type(screen.getByLabelText('Number of Questions'), '12');
    const all = { amount: 12, category: 22, scoring: 'accuracy', locked: true };
    await waitFor(() => expect(sent('room_settings').at(-1)).toMatchObject(all));
    receive('room_settings', { ...SETTINGS, amount: 12, category: 22, locked: true, ...at(2) });
    await press('Done');
    const chips = within(screen.getByRole('region', { name: 'Game' })).getAllByRole('listitem');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      '12 questions',
      'Geography',
      'Any difficulty',
      'Any type',
      'Locked',
    ]);
  });

  it('is asked once whether they play too, and can change it in the settings', async () => {
    await press('I only host');
    await press('I play too');
    expect(sent('room_settings')).toEqual([{ host_plays: false, command_id: expect.anything() }]);
    expect(screen.getByText('Are you playing too?')).toBeTruthy();
    await answered({ ok: true, version: 2 });
    expect(screen.queryByText('Are you playing too?')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Game Settings');
    receive('room_settings', { ...SETTINGS, host_plays: false, ...at(2) });
    const players = within(screen.getByRole('region', { name: 'Players 1' }));
    expect(players.getAllByRole('listitem')[0]?.textContent).toBe('AAda (You)Host');
    expect(screen.getByText('Host does not play')).toBeTruthy();
    await press('Game Settings');
    await userEvent.click(screen.getByRole('radio', { name: 'I play too' }));
    expect(sent('room_settings').at(-1)).toMatchObject({ host_plays: true });
    expect(localStorage.getItem('host-plays:Ada')).toBe('yes');
  });

  it('is asked again if the answer was refused, and reads why', async () => {
    await press('I only host');
    await answered({ ok: false, code: 'rate_limited', message: '' });
    expect(screen.getByRole('alert').textContent).toBe('Slow down a little, then try again.');
    expect(localStorage.getItem('host-plays:Ada')).toBeNull();
    await press('I only host');
    expect(screen.queryByRole('alert')).toBeNull();
    await answered({ ok: true, version: 2 });
    expect(localStorage.getItem('host-plays:Ada')).toBe('no');
  });

  it('does not move the focus again after the answer was accepted', async () => {
    await press('I play too');
    screen.getByLabelText('Message').focus();
    await answered({ ok: true, version: 2 });
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  });

  it('sees changes of others in open settings, and sends only own changes', async () => {
    await press('Game Settings');
    receive('room_settings', { ...SETTINGS, pace: 'reading', ...at(2) });
    expect(screen.getByLabelText<HTMLSelectElement>('Next question').value).toBe('reading');
    await userEvent.selectOptions(screen.getByLabelText('Scoring'), 'accuracy');
    expect(sent('room_settings').at(-1)).toEqual({ scoring: 'accuracy', command_id: expect.anything() });
  });

  it('is not asked again in the next room', async () => {
    localStorage.setItem('host-plays:Ada', 'yes');
    cleanup();
    await open();
    receive('game_state', inLobby());
    await screen.findByText('Room code K 7 Q 4 M X');
    expect(screen.queryByText('Are you playing too?')).toBeNull();
  });

  it('is asked even if another user of the browser has answered', async () => {
    localStorage.setItem('host-plays:Bogdan', 'no');
    cleanup();
    await open();
    receive('game_state', inLobby());
    expect(await screen.findByText('Are you playing too?')).toBeTruthy();
  });

  it('chooses how the next question opens', async () => {
    await press('Game Settings');
    expect(screen.getByLabelText('Show answers for')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Next question'), 'Opens when I press Next');
    expect(sent('room_settings').at(-1)).toMatchObject({ pace: 'manual' });
    expect(screen.queryByLabelText('Show answers for')).toBeNull();
    receive('room_settings', { ...SETTINGS, pace: 'manual', ...at(2) });
    await press('Done');
    expect(screen.getByText('Host opens each question')).toBeTruthy();
  });

  it('hands over the role', async () => {
    await press('Manage Bogdan');
    await press('Make host');
    expect(sent('make_host')).toEqual([{ name: 'Bogdan', command_id: expect.anything() }]);
    act(() => socket.sentOf('make_host')[0]?.reply(null, { ok: true, version: 9 }));
    receive('host_changed', { name: 'Bogdan', ...at(2) });
    expect(await screen.findByText('Waiting for Bogdan to start')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start Game' })).toBeNull();
  });

  it('gives a player another name, unless it is taken', async () => {
    await press('Manage Bogdan');
    await press('Rename');
    const field = screen.getByLabelText<HTMLInputElement>('Name in this room');
    expect(field.value).toBe('Bogdan');
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada');
    await press('Rename');
    const refused = { ok: false, code: 'not_now', message: 'That is not possible right now.' };
    await act(async () => socket.sentOf('rename_player')[0]?.reply(null, refused));
    expect(screen.getByText('Another player has this name, or a game is running.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field);
    await userEvent.type(field, 'Bo');
    await press('Rename');
    expect(sent('rename_player').at(-1)).toMatchObject({ name: 'Bogdan', to: 'Bo' });
    await act(async () => socket.sentOf('rename_player')[1]?.reply(null, { ok: true, version: 9 }));
    receive('player_renamed', { name: 'Bogdan', to: 'Bo', ...at(2) });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Manage Bo' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Players 2' }));
    expect(screen.getByText('Bogdan is now called Bo')).toBeTruthy();
  });

  it('removes a player after a confirmation', async () => {
    await press('Manage Bogdan');
    await press('Remove from room');
    expect(sent('kick_player')).toEqual([]);
    await press('Yes, remove');
    expect(sent('kick_player')).toMatchObject([{ name: 'Bogdan' }]);
    receive('player_left', { name: 'Bogdan', total: 1, ...at(2) });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Players 1' }));
  });

  it('chooses the next host and leaves', async () => {
    await press('Leave Room');
    expect(sent('leave_room')).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Leave Room' }));
    expect(dialog.getByText(/another player becomes the host/)).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('New host'), 'Bogdan');
    await press('Yes, leave');
    expect(sent('make_host')).toMatchObject([{ name: 'Bogdan' }]);
    expect(sent('leave_room')).toEqual([]);
    await act(async () => socket.sentOf('make_host')[0]?.reply(null, { ok: true, version: 2 }));
    expect(sent('leave_room')).toHaveLength(1);
    receive('leave_room_successful');
    await waitFor(() => expect(path()).toBe('/multiplayer'));
  });

  it('leaves without choosing the next host', async () => {
    await press('Leave Room');
    await press('Yes, leave');
    expect(sent('make_host')).toEqual([]);
    expect(sent('leave_room')).toHaveLength(1);
  });

  it('leaves without a confirmation if nobody else is in the room', async () => {
    receive('player_left', { name: 'Bogdan', total: 1, ...at(2) });
    await press('Leave Room');
    expect(sent('leave_room')).toHaveLength(1);
  });
});

describe('a custom quiz', () => {
  const CHOSEN = { ...SETTINGS, quiz_id: 'id-2', quiz: { title: 'Quiz 2', total_questions: 2 } };
  const LIST = 'GET /get-custom-quizzes';
  const ack = (reply: object) =>
    act(() =>
      socket
        .sentOf('room_settings')
        .at(-1)
        ?.reply(null, { version: 2, ...reply }),
    );
  const chips = () =>
    within(screen.getByRole('region', { name: 'Game' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('replaces the random questions when the host searches and chooses it', async () => {
    await open(undefined, { [LIST]: [listOf([listedQuiz(1)]), listOf([listedQuiz(2)])] });
    receive('game_state', inLobby());
    await press('Game Settings');
    expect(screen.getByRole('radio', { name: 'Random questions' })).toMatchObject({ checked: true });
    await userEvent.click(screen.getByRole('radio', { name: 'A custom quiz' }));
    expect(await screen.findByText('Quiz 1')).toBeTruthy();
    expect(screen.getByText(/Until you do, questions are random/)).toBeTruthy();
    for (const label of ['Number of Questions', 'Category', 'Difficulty', 'Type'])
      expect(screen.queryByLabelText(label)).toBeNull();
    expect(sent('room_settings')).toEqual([]);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search quizzes' }), '2');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Quiz 2' }));
    expect(sent('room_settings')).toEqual([{ quiz_id: 'id-2', command_id: expect.anything() }]);
    expect(document.activeElement?.textContent).toBe('Change');
    expect(screen.queryByRole('searchbox')).toBeNull();
    ack({ ok: true });
    receive('room_settings', { ...CHOSEN, ...at(2) });
    await press('Done');
    expect(chips()).toEqual(['Quiz 2', '2 questions']);
  });

  it('can be changed, or replaced by random questions', async () => {
    await open(undefined, { [LIST]: listOf([listedQuiz(1), listedQuiz(2)]) });
    receive('game_state', inLobby({ settings: CHOSEN }));
    await press('Game Settings');
    expect(screen.getByRole('radio', { name: 'A custom quiz' })).toMatchObject({ checked: true });
    await press('Change');
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Quiz 1' }));
    expect(sent('room_settings').at(-1)).toMatchObject({ quiz_id: 'id-1' });
    await userEvent.click(screen.getByRole('radio', { name: 'Random questions' }));
    expect(sent('room_settings').at(-1)).toMatchObject({ quiz_id: null });
    expect(screen.getByLabelText('Number of Questions')).toBeTruthy();
  });

  it('is not shown as chosen if it was deleted', async () => {
    await open(undefined, { [LIST]: listOf([listedQuiz(1)]) });
    receive('game_state', inLobby());
    await press('Game Settings');
    await userEvent.click(screen.getByRole('radio', { name: 'A custom quiz' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose Quiz 1' }));
    ack({ ok: false, code: 'not_enough_questions', message: NO_SUCH_QUIZ });
    expect((await screen.findByText(NO_SUCH_QUIZ)).closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(await screen.findByRole('searchbox')).toBeTruthy();
  });

  it('is shown to guests', async () => {
    await open();
    receive('game_state', inLobby({ you: 'Bogdan', settings: CHOSEN }));
    expect(chips()).toEqual(['Quiz 2', '2 questions']);
    await press('Game Settings');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Quiz 2')).toBeTruthy();
    expect(dialog.getByRole('radio', { name: 'A custom quiz' })).toMatchObject({ checked: true });
    expect(dialog.queryByRole('button', { name: 'Change' })).toBeNull();
    receive('room_settings', { ...SETTINGS, ...at(2) });
    expect(dialog.getByLabelText('Number of Questions')).toBeTruthy();
  });
});

describe('a player on another page', () => {
  beforeEach(async () => {
    await open();
    receive('game_state', inLobby());
  });

  it.each(['/', '/play'])('sees a link back to the room on %s', async (page) => {
    await act(() => router.navigate(page));
    const back = await screen.findByRole('link', { name: 'Back to your room K7Q4MX' });
    expect(back.getAttribute('href')).toBe('/multiplayer/lobby');
  });

  it('sees no link to a room that they left', async () => {
    receive('not_in_room');
    await screen.findByRole('heading', { name: 'Play' });
    expect(screen.queryByRole('link', { name: /Back to your room/ })).toBeNull();
  });
});

describe('a guest', () => {
  beforeEach(async () => {
    await open();
    receive('game_state', inLobby({ you: 'Bogdan', away: ['Ada'] }));
  });

  it('sees the host that the room waits for, disconnected players, and read-only settings', async () => {
    expect(screen.getByText('Waiting for Ada to start')).toBeTruthy();
    expect(screen.getByText('Away')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Manage/ })).toBeNull();
    await press('Game Settings');
    expect(screen.getByText('Only Ada can change these.')).toBeTruthy();
    expect(screen.getByRole('group')).toMatchObject({ disabled: true });
    receive('room_settings', { ...SETTINGS, amount: 7, ...at(2) });
    expect(screen.getByLabelText('Number of Questions')).toMatchObject({ value: '7' });
  });

  it('sees players join, leave and disconnect', () => {
    receive('player_connection', { name: 'Ada', connected: true });
    expect(screen.queryByText('Away')).toBeNull();
    receive('player_joined', { names: ['Ada', 'Bogdan', 'Chi-Wei'], total: 3, ...at(2) });
    expect(screen.getByRole('heading', { name: 'Players 3' })).toBeTruthy();
    receive('player_left', { name: 'Ada', total: 2, ...at(3) });
    expect(screen.getByRole('heading', { name: 'Players 2' })).toBeTruthy();
  });

  it('sees a dismissible notice after becoming the host', async () => {
    expect(screen.queryByText(/You are the host now/)).toBeNull();
    receive('host_changed', { name: 'Bogdan', ...at(2) });
    const told = screen.getByText('You are now the host. You start games and change settings.');
    expect(told.closest('[role=alert]')).toBeTruthy();
    await press('Dismiss');
    expect(screen.queryByText(/You start the games/)).toBeNull();
  });

  it('sends and receives chat messages', async () => {
    await userEvent.type(screen.getByLabelText('Message'), '  hello {Enter}');
    expect(sent('player_message')).toMatchObject([{ message: 'hello' }]);
    receive('player_message', { name: 'Bogdan', message: 'hello', at: 1 });
    receive('player_message', { name: 'Ada', message: 'hi', at: 2 });
    const log = within(screen.getByRole('log', { name: 'Chat' }));
    expect(log.getByText('hello').textContent).toBe('Youhello');
    expect(log.getByText('hi').textContent).toBe('Adahi');
  });

  it('reads back in the chat without being taken to its end, until they write something', () => {
    const log = screen.getByRole('log', { name: 'Chat' });
    Object.defineProperties(log, { scrollHeight: { value: 900 }, clientHeight: { value: 200 } });
    log.scrollTop = 100;
    fireEvent.scroll(log);
    receive('player_message', { name: 'Ada', message: 'hello', at: 1 });
    expect(log.scrollTop).toBe(100);
    receive('player_message', { name: 'Bogdan', message: 'hi', at: 2 });
    expect(log.scrollTop).toBe(900);
    fireEvent.scroll(log);
    receive('player_message', { name: 'Ada', message: 'bye', at: 3 });
    expect(log.scrollTop).toBe(900);
  });

  it('keeps the text of a refused message', async () => {
    await userEvent.type(screen.getByLabelText('Message'), 'hello{Enter}');
    const refusal = { ok: false, code: 'rate_limited', message: '' };
    act(() => socket.sentOf('player_message')[0]?.reply(null, refusal));
    expect(await screen.findByText(/Slow down a little/)).toBeTruthy();
    expect(screen.getByLabelText('Message')).toMatchObject({ value: 'hello' });
  });

  it('sees a notice if the host removes them', async () => {
    receive('kicked', {});
    receive('not_in_room');
    await waitFor(() => expect(path()).toBe('/multiplayer'));
    expect((await screen.findByText(/removed you from the room/)).closest('[role=alert]')).toBeTruthy();
  });

  it('sees a notice if the room is closed', async () => {
    receive('room_closed', { why: 'abandoned', ...at(2) });
    await waitFor(() => expect(path()).toBe('/multiplayer'));
    expect(await screen.findByText('The room was closed.')).toBeTruthy();
  });

  it('sees at once that the connection is lost', () => {
    act(() => socket.goDown());
    expect(screen.getByText(/Your seat and score are safe/)).toBeTruthy();
    act(() => socket.comeUp());
    expect(screen.queryByText(/Your seat and score are safe/)).toBeNull();
  });
});

it('shows a guest no note about the address, and a dimmed QR code', async () => {
  await open();
  receive('game_state', inLobby({ you: 'Bogdan' }));
  const qr = await screen.findByRole('img', { name: 'QR code that opens this room' });
  expect(qr.parentElement?.dataset['dim']).toBe('');
  expect(screen.queryByRole('note')).toBeNull();
});

describe('a stalled server', () => {
  beforeEach(async () => {
    await open();
    receive('game_state', inLobby());
    receive('clock', { phase: 'stalled', why: 'server', server_time: Date.now(), closes_at: null });
  });

  it('shows a notice until the game continues', () => {
    expect(screen.getByText(/having a problem/).closest('[role=alert]')).toBeTruthy();
    receive('clock', { phase: 'going_on', why: 'server', server_time: Date.now(), closes_at: null });
    expect(screen.queryByText(/having a problem/)).toBeNull();
  });

  it('receives the chat messages that it missed', async () => {
    await userEvent.type(screen.getByLabelText('Message'), 'Hello{Enter}');
    expect(screen.getByText('Sending your message…')).toBeTruthy();
    const unavailable = { ok: false, code: 'unavailable', message: 'Later.' };
    act(() => socket.sentOf('player_message')[0]?.reply(null, unavailable));
    await waitFor(() => expect(socket.sentOf('player_message')).toHaveLength(2));
    await act(async () => socket.sentOf('player_message')[1]?.reply(null, { ok: true, version: 0 }));
    expect(screen.queryByText('Sending your message…')).toBeNull();
  });
});

describe('a large room', () => {
  it('shows 100 names and the number of others', async () => {
    await open();
    const names = Array.from({ length: 100 }, (_, i) => `P${i}`);
    receive('game_state', inLobby({ you: 'P0', host: 'P0', names, total: 1_999 }));
    receive('roster', { joined: ['Late'], left: [], total: 2_000, ...at(2) });
    expect(screen.getByRole('heading', { name: 'Players 2,000' })).toBeTruthy();
    expect(screen.getByText('and 1,900 more')).toBeTruthy();
  });

  it('shows the capacity that the server sends, and nothing without one', async () => {
    await open();
    receive('game_state', inLobby());
    expect(screen.queryByText(/players can join/)).toBeNull();
    receive('game_state', inLobby({ capacity: 10_000 }));
    expect(screen.getByText('Up to 10,000 players can join.')).toBeTruthy();
  });
});

describe('the big screen', () => {
  it('shows code and names to a guest without controls, and follows the game', async () => {
    await open('/multiplayer/lobby?view=stage');
    receive('game_state', inLobby({ you: 'Bogdan' }));
    expect(screen.getByText('K7Q4MX')).toBeTruthy();
    expect(screen.getByText('Bogdan')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /./ })).toBeNull();
    receive('start_game', started());
    await waitFor(() => expect(path()).toBe('/multiplayer/play'));
    expect(router.state.location.search).toBe('?view=stage');
    expect(await screen.findByRole('heading', { name: 'Prompt 0?' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('only dims the QR code if its address leads to the own computer', async () => {
    await open('/multiplayer/lobby?view=stage');
    receive('game_state', inLobby());
    expect(screen.getByText(/^Join at/).textContent).toBe('Join at localhost/join');
    expect(screen.queryByRole('note')).toBeNull();
    const qr = await screen.findByRole('img', { name: 'QR code that opens this room' });
    expect(qr.parentElement?.dataset['dim']).toBe('');
  });

  it('waits for the host of a room that has none', async () => {
    await open('/multiplayer/lobby?view=stage');
    receive('game_state', inLobby({ you: 'Bogdan', host: '', settings: { ...SETTINGS, host_plays: false } }));
    expect(screen.getByText('Waiting for the host to start')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Players 2' })).toBeTruthy();
  });

  it('says that its user left the room, and shows the room again after they rejoin', async () => {
    await open('/multiplayer/lobby?view=stage');
    receive('game_state', inLobby());
    receive('leave_room_successful');
    expect(screen.getByRole('heading', { name: 'You have left this room' })).toBeTruthy();
    expect(path()).toBe('/multiplayer/lobby');
    const back = screen.getByRole('link', { name: 'Join room K7Q4MX again' });
    expect(back.getAttribute('href')).toBe('/multiplayer?code=K7Q4MX');
    receive('not_in_room');
    expect(path()).toBe('/multiplayer/lobby');
    receive('game_state', inLobby());
    expect(screen.getByText('K7Q4MX')).toBeTruthy();
  });
});
