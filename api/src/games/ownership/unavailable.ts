import { ServiceUnavailableException } from '@nestjs/common';

/** No instance can serve a request to the game at present. */
export class Unavailable extends ServiceUnavailableException {
  constructor() {
    super('The game cannot be reached at the moment.');
  }
}
