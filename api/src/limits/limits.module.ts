import { Global, Module } from '@nestjs/common';
import { Limits } from './limits.js';

@Global()
@Module({ providers: [Limits], exports: [Limits] })
export class LimitsModule {}
