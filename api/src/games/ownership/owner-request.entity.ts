import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A command for a game that a server owns, from a process which reaches the database only. The owner writes its reply beside
 * it. The sender deletes the row.
 */
@Entity('owner_request')
@Index('owner_request_at', ['at'])
export class OwnerRequestEntity {
  /** The id of the command. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'owner_request_pkey' })
  id!: string;

  @Column('uuid', { name: 'game_id' })
  gameId!: string;

  /** A `CommandDraft`. */
  @Column('jsonb')
  command!: object;

  @Column('timestamptz', { default: () => 'now()' })
  at!: Date;

  /** An `Ack`. */
  @Column('jsonb', { nullable: true })
  ack!: object | null;
}
