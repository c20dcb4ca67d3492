import { ServiceUnavailableException } from '@nestjs/common';

/** No instance can do now what is requested of a game. */
export class Unavailable extends ServiceUnavailableException {
  constructor() {
    super('The game cannot be reached at the moment.');
  }
}
