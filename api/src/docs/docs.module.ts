import { Module } from '@nestjs/common';
import { DocsController } from './docs.controller.js';
import { Documents } from './documents.js';

@Module({ controllers: [DocsController], providers: [Documents] })
export class DocsModule {}
