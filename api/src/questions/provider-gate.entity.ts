import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row for the deployment: when the provider may be called next, and with which token. */
@Entity('provider_gate')
export class ProviderGateEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_gate_pkey' })
  provider!: string;

  @Column('timestamptz', { name: 'next_call_at', default: () => 'now()' })
  nextCallAt!: Date;

  @Column('text', { nullable: true })
  token!: string | null;

  /** The provider has sent all questions for this token. It must be reset before its next use. */
  @Column('boolean', { name: 'token_used_up', default: false })
  tokenUsedUp!: boolean;

  /** The number of consecutive failed calls. */
  @Column('integer', { default: 0 })
  failures!: number;

  /** The number of calls by outcome, for operators. */
  @Column('jsonb', { default: {} })
  calls!: Record<string, number>;
}
