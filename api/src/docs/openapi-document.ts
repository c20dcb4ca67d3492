import type { Call } from './calls.js';
import type { JsonSchema } from './schemas.js';

export interface Parameter {
  name: string;
  in: 'query' | 'path';
  required: boolean;
  schema: JsonSchema;
}

export interface Content {
  content?: Record<string, { schema: JsonSchema }>;
}

export interface Response extends Content {
  description: string;
  headers?: object;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: Parameter[];
  requestBody?: { required: true } & Content;
  responses: Record<string, Response | { $ref: string }>;
  'x-access': Call['access'];
  'x-budget'?: string;
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string };
  servers: object[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, Response>;
    securitySchemes: object;
  };
}
