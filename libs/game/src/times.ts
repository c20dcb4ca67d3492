/** An answer counts if it arrived at most this many ms after the deadline. [T2] */
export const GRACE_MS = 250;
/** The owner closes a question this many ms after its deadline, so that no answer within the grace period is missed. [T3] */
export const CLOSE_AFTER_MS = 300;
/** How long a key is shown at most with `manual` pace. [R4] */
export const MANUAL_MS = 10 * 60_000;
/** How long a solo game waits for its player, and a paused room for its host. [P3, H5] */
export const AWAY_MS = 30 * 60_000;
/** How long a room without players stays open. [M6] */
export const EMPTY_MS = 5 * 60_000;
/** How long a disconnected player keeps the seat. [M5] */
export const SEAT_MS = 5 * 60_000;
/** How long a disconnected host keeps the role. [H2] */
export const HOST_MS = 20_000;
