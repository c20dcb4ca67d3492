import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The state of a game as its log up to `version` made it: it saves reading the log, and can always be made again. */
@Entity('game_checkpoint')
@Index('game_checkpoint_at', ['at'])
export class CheckpointEntity {
  @PrimaryColumn('uuid', { name: 'game_id', primaryKeyConstraintName: 'game_checkpoint_pkey' })
  gameId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'game_checkpoint_pkey' })
  version!: number;

  @Column('integer')
  format!: number;

  @Column('text')
  hash!: string;

  @Column('text')
  state!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at!: Date;
}
