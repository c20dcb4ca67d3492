import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row for the whole deployment: who may call the provider next, when, and with which token. */
@Entity('provider_gate')
export class ProviderGateEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_gate_pkey' })
  provider!: string;

  @Column('timestamptz', { name: 'next_call_at', default: () => 'now()' })
  nextCallAt!: Date;

  @Column('text', { nullable: true })
  token!: string | null;

  /** The token has given all it has: it is reset before it is used again. */
  @Column('boolean', { name: 'token_used_up', default: false })
  tokenUsedUp!: boolean;

  /** Calls that failed in a row. */
  @Column('integer', { default: 0 })
  failures!: number;

  /** Calls by what they came to, for operators. */
  @Column('jsonb', { default: {} })
  calls!: Record<string, number>;
}
