import type { SeatSnapshot, Snapshot } from '#game/snapshot';

/** What a line holds: first all but what is long, then some seats or receipts each. */
type Line = Head | { texts: string[]; seats: PackedSeat[] } | { receipts: Snapshot['sheet']['receipts'] };

type Head = Omit<Snapshot, 'sheet'> & { sheet: Omit<Snapshot['sheet'], 'seats' | 'receipts'> };

/** Answers one after the other: place of the text in `texts`, ms left, version, points; -1 alone for no answer. */
type PackedSeat = Omit<SeatSnapshot, 'answers'> & { answers: (number | null)[] };

/** About a millisecond's work. */
const [SEATS_A_LINE, RECEIPTS_A_LINE] = [100, 2_000];

/** A snapshot as lines of JSON; each is made when it is asked for. */
export function* linesOf({ sheet, ...phase }: Snapshot): Generator<string> {
  const line = (holds: Line) => JSON.stringify(holds);
  // In their places, for the order of the fields.
  yield line({ ...phase, sheet: { ...sheet, seats: [], receipts: [] } as Head['sheet'] });
  for (let from = 0; from < sheet.seats.length; from += SEATS_A_LINE) {
    const texts = new Map<string, number>();
    const seats = sheet.seats.slice(from, from + SEATS_A_LINE).map((seat) => packed(seat, texts));
    yield line({ texts: [...texts.keys()], seats });
  }
  for (let from = 0; from < sheet.receipts.length; from += RECEIPTS_A_LINE)
    yield line({ receipts: sheet.receipts.slice(from, from + RECEIPTS_A_LINE) });
}

/** Puts a snapshot together again. */
export class SnapshotReader {
  snapshot?: Snapshot;

  read(text: string): void {
    const line = JSON.parse(text) as Line;
    if ('sheet' in line) this.snapshot = line as Snapshot;
    else if ('seats' in line) this.sheet.seats.push(...line.seats.map((seat) => unpacked(seat, line.texts)));
    else this.sheet.receipts.push(...line.receipts);
  }

  private get sheet(): Snapshot['sheet'] {
    if (!this.snapshot) throw new Error('a snapshot without its first line');
    return this.snapshot.sheet;
  }
}

function packed(seat: SeatSnapshot, texts: Map<string, number>): PackedSeat {
  const answers: PackedSeat['answers'] = [];
  for (const answer of seat.answers) {
    if (!answer) {
      answers.push(-1);
      continue;
    }
    const place = texts.get(answer.text) ?? texts.size;
    texts.set(answer.text, place);
    answers.push(place, answer.left, answer.version, answer.points ?? null);
  }
  return { ...seat, answers };
}

function unpacked(seat: PackedSeat, texts: string[]): SeatSnapshot {
  const answers: SeatSnapshot['answers'] = [];
  const next = seat.answers.values();
  for (const place of next) {
    if (place === null || place < 0) {
      answers.push(null);
      continue;
    }
    const [left, version, points] = [next.next().value, next.next().value, next.next().value];
    const answer = { text: texts[place] ?? '', left: Number(left), version: Number(version) };
    answers.push(points === null || points === undefined ? answer : { ...answer, points });
  }
  return { ...seat, answers };
}
