const CR = 13;
const [STAR, PUSH, DOLLAR] = [...'*>$'].map((sign) => sign.charCodeAt(0));

/** Splits the bytes from Redis into complete values; keeps an incomplete rest. */
export class RespValues {
  private rest = Buffer.alloc(0);

  take(bytes: Buffer): Buffer[] {
    const all = this.rest.length > 0 ? Buffer.concat([this.rest, bytes]) : bytes;
    const values: Buffer[] = [];
    let at = 0;
    for (let end = endOf(all, at); end !== undefined; end = endOf(all, at)) {
      values.push(all.subarray(at, end));
      at = end;
    }
    this.rest = Buffer.from(all.subarray(at));
    return values;
  }
}

/** The end of the value that starts at `at`; undefined if it is incomplete. */
function endOf(bytes: Buffer, at: number): number | undefined {
  const line = bytes.indexOf(CR, at);
  if (at >= bytes.length || line < 0 || line + 2 > bytes.length) return undefined;
  const sign = bytes[at];
  const count = Number(bytes.toString('latin1', at + 1, line));
  let end: number | undefined = line + 2;
  if (sign === DOLLAR && count >= 0) end += count + 2;
  if (sign === STAR || sign === PUSH) {
    for (let n = 0; n < count && end !== undefined; n++) end = endOf(bytes, end);
  }
  return end !== undefined && end <= bytes.length ? end : undefined;
}
