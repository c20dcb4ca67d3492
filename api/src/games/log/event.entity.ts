import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An event in the log: the source of truth for its game. TypeORM cannot express the indexes of players, runs and codes. */
@Entity('game_event')
@Index('game_event_player_game', { synchronize: false })
@Index('game_event_run', { synchronize: false })
@Index('game_event_corrected', { synchronize: false })
@Index('game_event_code', { synchronize: false })
@Index('game_event_settings', ['gameId', 'version'], { where: "type = 'SettingsChanged'" })
@Index('game_event_renamed', ['gameId'], { where: "type = 'PlayerRenamed'" })
@Index('game_event_question', ['gameId', 'version'], {
  where: "type in ('QuestionsDealt', 'AnswerKeySet', 'QuestionClosed')",
})
export class EventEntity {
  @PrimaryColumn('uuid', { name: 'game_id', primaryKeyConstraintName: 'game_event_pkey' })
  gameId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'game_event_pkey' })
  version!: number;

  @Column('integer')
  epoch!: number;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  type!: string;

  /** The version of the event type's format. */
  @Column('smallint')
  v!: number;

  @Column('uuid', { name: 'command_id', nullable: true })
  commandId!: string | null;

  @Column('jsonb')
  data!: object;

  /** See `hashOf`. Null in logs that an older release has begun, or has continued. */
  @Column('bytea', { nullable: true })
  hash!: Buffer | null;

  /** See `ChainedEvent`. */
  @Column('bytea', { nullable: true })
  seal!: Buffer | null;
}
