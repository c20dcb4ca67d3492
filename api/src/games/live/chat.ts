import { KEPT_MESSAGES } from '#protocol/limits';
import type { ChatMessage } from '#protocol/messages';
import { filtered } from './chat-filter.js';

/** The last messages of a game's chat. Chat is for the current players and not part of the game's log. */
export class Chat {
  private readonly ids = new Set<string>();

  constructor(readonly messages: ChatMessage[] = []) {}

  /** Adds a message and returns it as filtered; undefined if it was added before. */
  add(id: string, name: string, text: string, at: number): ChatMessage | undefined {
    if (this.ids.has(id)) return undefined;
    this.ids.add(id);
    if (this.ids.size > KEPT_MESSAGES) this.ids.delete(this.ids.values().next().value as string);
    const message = { name, message: filtered(text), at };
    this.messages.push(message);
    if (this.messages.length > KEPT_MESSAGES) this.messages.shift();
    return message;
  }

  /** Adds messages that were sent while another instance owned the game. */
  addEarlier(messages: readonly ChatMessage[]): void {
    const has = ({ name, at, message }: ChatMessage) =>
      this.messages.some((own) => own.name === name && own.at === at && own.message === message);
    this.messages.unshift(...messages.filter((message) => !has(message)));
    this.messages.splice(0, this.messages.length - KEPT_MESSAGES);
  }
}
