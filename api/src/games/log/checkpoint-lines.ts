import type { SeatSnapshot, Snapshot } from '#game/snapshot';

/** The first line holds everything but seats and receipts; each later one holds some of these. */
type Line = Head | { texts: string[]; seats: PackedSeat[] } | { receipts: Snapshot['sheet']['receipts'] };

type Head = Omit<Snapshot, 'sheet'> & { sheet: Omit<Snapshot['sheet'], 'seats' | 'receipts'> };

/** `answers`: for each, the index of its text in `texts`, remaining ms, version, points; a single -1 for none. */
type PackedSeat = Omit<SeatSnapshot, 'answers'> & { answers: (number | null)[] };

/** About a millisecond of work. */
const [SEATS_PER_LINE, RECEIPTS_PER_LINE] = [100, 2_000];

/** A snapshot as lines of JSON, generated one at a time. */
export function* linesOf({ sheet, ...phase }: Snapshot): Generator<string> {
  const line = (content: Line) => JSON.stringify(content);
  // The empty lists keep the order of the fields.
  yield line({ ...phase, sheet: { ...sheet, seats: [], receipts: [] } as Head['sheet'] });
  for (let from = 0; from < sheet.seats.length; from += SEATS_PER_LINE) {
    const texts = new Map<string, number>();
    const seats = sheet.seats.slice(from, from + SEATS_PER_LINE).map((seat) => packed(seat, texts));
    yield line({ texts: [...texts.keys()], seats });
  }
  for (let from = 0; from < sheet.receipts.length; from += RECEIPTS_PER_LINE)
    yield line({ receipts: sheet.receipts.slice(from, from + RECEIPTS_PER_LINE) });
}

/** Rebuilds a snapshot from its lines. */
export class SnapshotReader {
  snapshot?: Snapshot;

  read(text: string): void {
    const line = JSON.parse(text) as Line;
    if ('sheet' in line) this.snapshot = line as Snapshot;
    else if ('seats' in line) this.sheet.seats.push(...line.seats.map((seat) => unpacked(seat, line.texts)));
    else this.sheet.receipts.push(...line.receipts);
  }

  private get sheet(): Snapshot['sheet'] {
    if (!this.snapshot) throw new Error('the first line of the snapshot is missing');
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
    const index = texts.get(answer.text) ?? texts.size;
    texts.set(answer.text, index);
    answers.push(index, answer.left, answer.version, answer.points ?? null);
  }
  return { ...seat, answers };
}

function unpacked(seat: PackedSeat, texts: string[]): SeatSnapshot {
  const answers: SeatSnapshot['answers'] = [];
  const next = seat.answers.values();
  for (const index of next) {
    if (index === null || index < 0) {
      answers.push(null);
      continue;
    }
    const [left, version, points] = [next.next().value, next.next().value, next.next().value];
    const answer = { text: texts[index] ?? '', left: Number(left), version: Number(version) };
    answers.push(points === null || points === undefined ? answer : { ...answer, points });
  }
  return { ...seat, answers };
}
