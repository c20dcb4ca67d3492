import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ModuleRef, ModulesContainer } from '@nestjs/core';
import type { MessageName } from '../games/sockets/messages.js';
import { RoomsGateway } from '../games/sockets/rooms.gateway.js';
import { SoloGateway } from '../games/sockets/solo.gateway.js';
import { asyncApi } from './asyncapi.js';
import { callsOf } from './calls.js';
import { openApi } from './openapi.js';
import { page } from './page/page.js';

/** A document as it is served. */
export interface Served {
  text: string;
  etag: string;
}

export type DocumentName = 'openapi' | 'asyncapi' | 'page';

/** The documents of the API, generated once at the start from the calls and messages of this server. */
@Injectable()
export class Documents implements OnApplicationBootstrap {
  private readonly served = new Map<DocumentName, Served>();

  constructor(
    private readonly modules: ModulesContainer,
    private readonly providers: ModuleRef,
  ) {}

  onApplicationBootstrap(): void {
    const calls = openApi(callsOf(this.modules));
    const sockets = asyncApi([
      { address: '/multiplayer', takes: this.takenBy(RoomsGateway) },
      { address: '/singleplayer', takes: this.takenBy(SoloGateway) },
    ]);
    this.serve('openapi', JSON.stringify(calls));
    this.serve('asyncapi', JSON.stringify(sockets));
    this.serve('page', page(calls, sockets));
  }

  of(name: DocumentName): Served {
    const served = this.served.get(name);
    if (!served) throw new Error(`The document ${name} has not been generated yet.`);
    return served;
  }

  private takenBy(gateway: typeof RoomsGateway | typeof SoloGateway): MessageName[] {
    const { handlers } = this.providers.get<RoomsGateway | SoloGateway>(gateway, { strict: false });
    return Object.keys(handlers) as MessageName[];
  }

  private serve(name: DocumentName, text: string): void {
    this.served.set(name, { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` });
  }
}
