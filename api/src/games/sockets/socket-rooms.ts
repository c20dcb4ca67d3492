/** Names of the Socket.IO rooms that sockets join. All sockets of a game are in the room with its id. */
export const userRoom = (userId: string) => `user:${userId}`;
export const seatRoom = (gameId: string, userId: string) => `${gameId}/${userId}`;
export const signInRoom = (sid: string) => `sign-in:${sid}`;
