import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A game's state at `version`. It saves reading the log from the start, and can be rebuilt from it. */
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
